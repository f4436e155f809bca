import { roundHalfUp } from '@heizplatz/calculator';
import type { CalculationResult, Offer, OfferVariant, PriceSplit } from './offer.ts';
import type { CalculationRows, OfferRows, OfferVariantRow } from './offer-rows.ts';

const CENTS = 100;

const toCents = (money: number): number => Math.round(money * CENTS);

function getRow<T>(rows: readonly T[], index: number): T {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`there is no row ${index} among ${rows.length}`);
  return row;
}

/** The parts that a row does not state follow from its total, as the price rule defines them. */
function unfoldSplit(rows: OfferRows, row: OfferVariantRow): PriceSplit {
  const { TotalPrice, Delivery, Vat, Rounding = 0, Options = [] } = row;
  const gross = toCents(TotalPrice) - toCents(Rounding);
  const options = Options.reduce((sum, { Amount }) => sum + toCents(Amount), 0);
  const goods = gross - toCents(Delivery) - options;
  return {
    Goods: goods / CENTS,
    GoodsUnitPrice: roundHalfUp(goods * rows.UnitSize, rows.Amount) / CENTS,
    Delivery,
    Options: Options.map(({ Option, Amount }) => ({ ...getRow(rows.Options, Option), Amount })),
    Rounding,
    Net: (gross - toCents(Vat)) / CENTS,
    Vat,
    VatRate: rows.VatRate,
    Total: TotalPrice,
  };
}

function unfoldVariant(rows: OfferRows, row: OfferVariantRow): OfferVariant {
  const { Payment, ...dealer } = getRow(rows.Dealers, row.Dealer);
  const goods = getRow(rows.Goods, row.Goods);
  const split = unfoldSplit(rows, row);
  const grossCents = toCents(row.TotalPrice) - toCents(split.Rounding);
  const { PalletWeightKg } = goods;
  return {
    Id: row.Id,
    ...dealer,
    ...goods,
    DeliveryDate: row.DeliveryDate,
    WorkingDays: row.WorkingDays,
    ...getRow(rows.PaymentKinds, Payment),
    UnitPrice: row.UnitPrice,
    TonnePrice: PalletWeightKg === null ? null : roundHalfUp(grossCents * 1000, rows.Amount * PalletWeightKg) / CENTS,
    TotalPrice: row.TotalPrice,
    Deposit: row.Deposit ?? 0,
    Split: split,
    Markers: row.Markers ?? [],
    CheaperAmount: row.CheaperAmount ?? null,
  };
}

/** Offers of their rows; each says everything, as orders and screens need it. Throws RangeError where a row refers to none. */
export const unfoldOffers = (rows: OfferRows): Offer[] =>
  rows.Items.map((row) => ({
    ...unfoldVariant(rows, row),
    Children: row.Children.map((child) => unfoldVariant(rows, child)),
  }));

/** The result of a calculation of its rows. */
export function unfoldCalculation(rows: CalculationRows): CalculationResult {
  const { HasDefaultOffers, PlaceName, ValidUntil, Scale, DeliveryRule } = rows;
  return {
    Items: unfoldOffers(rows),
    HasDefaultOffers,
    PlaceName,
    ...(DeliveryRule !== undefined && { DeliveryRule }),
    ValidUntil,
    Scale,
  };
}
