import * as v from 'valibot';
import { BusinessText, CodeText, GoodsText, Id, IsoDate, IsoTime, Money, PlaceText } from './fields.ts';
import { Offer } from './offer.ts';

const { entries } = Offer;

/** A branch that delivers to the postcode. */
const OfferDealer = v.object({
  DealerId: Id,
  BranchId: Id,
  DealerName: BusinessText,
  DealerCompany: BusinessText,
  DealerPlace: BusinessText,
  DealerSince: v.number(),
  Rating: entries.Rating,
  RatingCount: v.number(),
  DistanceKm: v.number(),
  /** Place in PaymentKinds. */
  Payment: v.number(),
});

const OfferGoods = v.object({
  ProductId: Id,
  ProductName: GoodsText,
  CertificationId: entries.CertificationId,
  Certification: entries.Certification,
  Characteristics: entries.Characteristics,
  MakerId: entries.MakerId,
  PalletWeightKg: entries.PalletWeightKg,
});

/** Payment kinds of a dealer as the requesting customer sees them. */
const OfferPayment = v.object({
  PaymentIds: v.array(Id),
  DefaultPaymentId: Id,
  IsRatePayPayment: v.boolean(),
  MonthlyRateCount: v.number(),
});

const OfferOption = v.object({ Key: CodeText, Id, Name: GoodsText });

/** What is absent is zero, empty or null in the offer. Dealer, Goods and Option are places in the lists beside the rows. */
const rowEntries = {
  Id: GoodsText,
  Dealer: v.number(),
  Goods: v.number(),
  DeliveryDate: IsoDate,
  WorkingDays: v.number(),
  UnitPrice: Money,
  TotalPrice: Money,
  Delivery: Money,
  Vat: Money,
  Rounding: v.exactOptional(Money),
  Deposit: v.exactOptional(Money),
  Options: v.exactOptional(v.array(v.object({ Option: v.number(), Amount: Money }))),
  Markers: v.exactOptional(entries.Markers),
  CheaperAmount: v.exactOptional(v.object({ Amount: v.number(), TotalPrice: Money })),
};

const OfferVariantRow = v.object(rowEntries);
export type OfferVariantRow = v.InferOutput<typeof OfferVariantRow>;

const OfferRow = v.object({ ...rowEntries, Children: v.array(OfferVariantRow) });

/** Offers as rows, with what they have in common once. */
const rowsEntries = {
  Items: v.array(OfferRow),
  Dealers: v.array(OfferDealer),
  Goods: v.array(OfferGoods),
  PaymentKinds: v.array(OfferPayment),
  Options: v.array(OfferOption),
  /** What was priced, in the group's unit, and how many of these units a UnitPrice is for (1000, 100 or 1). */
  Amount: v.number(),
  UnitSize: v.number(),
  /** Percent, 7 or 8.1. */
  VatRate: v.number(),
};
export type OfferRows = v.InferOutput<v.ObjectSchema<typeof rowsEntries, undefined>>;

function refersToRows({ Items, Dealers, Goods, PaymentKinds, Options }: OfferRows): boolean {
  const isRight = (row: OfferVariantRow) =>
    row.Dealer in Dealers && row.Goods in Goods && (row.Options ?? []).every(({ Option }) => Option in Options);
  return (
    Dealers.every(({ Payment }) => Payment in PaymentKinds) &&
    Items.every((row) => isRight(row) && row.Children.every(isRight))
  );
}

/** CalculationResult with its offers as rows. */
export const CalculationRows = v.pipe(
  v.object({
    ...rowsEntries,
    HasDefaultOffers: v.boolean(),
    PlaceName: PlaceText,
    DeliveryRule: v.optional(GoodsText),
    ValidUntil: IsoTime,
    Scale: v.array(v.object({ Amount: v.number(), UnitPrice: Money })),
  }),
  v.check((rows) => refersToRows(rows), 'ROW_INV'),
);
export type CalculationRows = v.InferOutput<typeof CalculationRows>;
