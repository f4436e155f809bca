import type { CalculationResult, CalculationRows, OfferVariant } from '@heizplatz/contract';

/** The place of an entry in a list, which it joins where it is not there yet. */
function getPlace<T>(list: T[], entry: T): number {
  const place = list.findIndex((one) => JSON.stringify(one) === JSON.stringify(entry));
  return place < 0 ? list.push(entry) - 1 : place;
}

/** What was priced follows from the first offer's two prices, as far as they are exact. */
function getAmount(offer: OfferVariant | undefined): Pick<CalculationRows, 'Amount' | 'UnitSize'> {
  if (!offer) return { Amount: 6000, UnitSize: 1000 };
  const UnitSize = offer.PalletWeightKg === null ? 1000 : 1;
  return { Amount: Math.round((offer.TotalPrice / offer.UnitPrice) * UnitSize), UnitSize };
}

/** The rows of which `unfoldCalculation` makes a result; of prices it takes what a row states. */
export function foldCalculation({ Items, ...summary }: CalculationResult): CalculationRows {
  const rows = {
    Dealers: [] as CalculationRows['Dealers'],
    Goods: [] as CalculationRows['Goods'],
    PaymentKinds: [] as CalculationRows['PaymentKinds'],
    Options: [] as CalculationRows['Options'],
  };
  const foldVariant = (variant: OfferVariant) => {
    const { DealerId, BranchId, DealerName, DealerCompany, DealerPlace, DealerSince, Rating, RatingCount } = variant;
    const { PaymentIds, DefaultPaymentId, IsRatePayPayment, MonthlyRateCount, DistanceKm } = variant;
    const { ProductId, ProductName, CertificationId, Certification, Characteristics } = variant;
    const { MakerId, PalletWeightKg, Split } = variant;
    const kinds = { PaymentIds, DefaultPaymentId, IsRatePayPayment, MonthlyRateCount };
    const dealer = { DealerId, BranchId, DealerName, DealerCompany, DealerPlace, DealerSince, Rating, RatingCount };
    const goods = { ProductId, ProductName, CertificationId, Certification, Characteristics, MakerId, PalletWeightKg };
    return {
      Id: variant.Id,
      Dealer: getPlace(rows.Dealers, { ...dealer, DistanceKm, Payment: getPlace(rows.PaymentKinds, kinds) }),
      Goods: getPlace(rows.Goods, goods),
      WorkingDays: variant.WorkingDays,
      DeliveryDate: variant.DeliveryDate,
      UnitPrice: variant.UnitPrice,
      TotalPrice: variant.TotalPrice,
      Delivery: Split.Delivery,
      Vat: Split.Vat,
      Rounding: Split.Rounding,
      Deposit: variant.Deposit,
      Options: Split.Options.map(({ Amount, ...option }) => ({ Option: getPlace(rows.Options, option), Amount })),
      Markers: variant.Markers,
      ...(variant.CheaperAmount && { CheaperAmount: variant.CheaperAmount }),
    };
  };
  const folded = Items.map(({ Children, ...best }) => ({ ...foldVariant(best), Children: Children.map(foldVariant) }));
  return { Items: folded, ...rows, ...getAmount(Items[0]), VatRate: Items[0]?.Split.VatRate ?? 7, ...summary };
}
