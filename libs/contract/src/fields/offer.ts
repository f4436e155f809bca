import { WISH_FIELDS } from '@heizplatz/calculator';
import * as v from 'valibot';
import { BusinessText, CodeText, GoodsText, Id, IsoDate, IsoTime, Money, PlaceText } from './fields.ts';
import { openPicklist } from './open-picklist.ts';

/**
 * The displayed gross amounts that add up to Total: goods, delivery, each option, the CHF rounding (rules PRICE-02 and
 * PRICE-03). Net and Vat are included in it.
 */
export const PriceSplit = v.object({
  Goods: Money,
  /** Gross per t, pallet or 100 l, before delivery and options. */
  GoodsUnitPrice: Money,
  Delivery: Money,
  Options: v.array(v.object({ Key: CodeText, Id, Name: GoodsText, Amount: Money })),
  Rounding: Money,
  Net: Money,
  Vat: Money,
  /** Percent, 7 or 8.1. */
  VatRate: v.number(),
  Total: Money,
});
export type PriceSplit = v.InferOutput<typeof PriceSplit>;

/**
 * A property of the goods in addition to the name, with labels and number format of the offer's country: Label
 * 'Scheitlänge', Value '33 cm'.
 */
export const OfferCharacteristic = v.object({
  Key: openPicklist(
    v.picklist(['Certification', 'Species', 'LogLength', 'Stacking', 'Volume', 'PalletWeight', 'Bags', 'Total']),
  ),
  Label: GoodsText,
  Value: GoodsText,
});
export type OfferCharacteristic = v.InferOutput<typeof OfferCharacteristic>;

/** In the order in which they are read; absent in what was stored before offers had them. */
export const OfferCharacteristics = v.optional(v.array(OfferCharacteristic), []);

export const OFFER_MARKERS = ['cheapest', 'fastest', 'best-rated', 'nearest'] as const;

const offerEntries = {
  /** Names branch, product and variant; stable while its price list holds. */
  Id: GoodsText,
  DealerId: Id,
  BranchId: Id,
  ProductId: Id,
  ProductName: GoodsText,
  DealerName: BusinessText,
  /** The contract partner with its legal form. */
  DealerCompany: BusinessText,
  DealerPlace: BusinessText,
  DealerSince: v.number(),
  /** 0 to 5 with one decimal; null without a review. */
  Rating: v.nullable(v.number()),
  RatingCount: v.number(),
  DistanceKm: v.number(),
  CertificationId: v.nullable(Id),
  Certification: v.nullable(GoodsText),
  /** Properties of the goods in addition to the name, for the requested amount. */
  Characteristics: OfferCharacteristics,
  /** Manufacturer of the goods; details are in InitConfiguration.Makers. Null where the dealer did not specify it. */
  MakerId: v.nullable(Id),
  /** Latest delivery date. */
  DeliveryDate: IsoDate,
  WorkingDays: v.number(),
  PaymentIds: v.array(Id),
  DefaultPaymentId: Id,
  IsRatePayPayment: v.boolean(),
  MonthlyRateCount: v.number(),
  /** Gross per t, pallet or 100 l, everything within. */
  UnitPrice: Money,
  /** Pallet goods: gross per t, since pallets weigh 720–990 kg; else null. */
  TonnePrice: v.nullable(Money),
  /** Kilograms of one pallet; null for loose goods. */
  PalletWeightKg: v.nullable(v.number()),
  TotalPrice: Money,
  /** Beside the price, never within. */
  Deposit: Money,
  Split: PriceSplit,
  Markers: v.array(openPicklist(v.picklist(OFFER_MARKERS))),
  /** A larger amount that costs less in total, named when there is one. */
  CheaperAmount: v.nullable(v.object({ Amount: v.number(), TotalPrice: Money })),
};

/** Another variant of the same dealer. */
export const OfferVariant = v.object(offerEntries);
export type OfferVariant = v.InferOutput<typeof OfferVariant>;

export const Offer = v.object({ ...offerEntries, Children: v.array(OfferVariant) });
export type Offer = v.InferOutput<typeof Offer>;

/** The response of berechnen and berechnen-default. */
export const CalculationResult = v.object({
  Items: v.array(Offer),
  /** True: no dealer delivers this to this postcode; Items are the group's reference configuration. */
  HasDefaultOffers: v.boolean(),
  /** Name of the postcode's place; empty when there is none. */
  PlaceName: PlaceText,
  /** Why no dealer delivers there, as text; absent: there is no special reason, or a dealer does. */
  DeliveryRule: v.optional(GoodsText),
  /** 24:00 of the day the prices are of. */
  ValidUntil: IsoTime,
  /** The cheapest offer's unit price at each step of the group's scale. */
  Scale: v.array(v.object({ Amount: v.number(), UnitPrice: Money })),
});
export type CalculationResult = v.InferOutput<typeof CalculationResult>;

/** What stands beside a list of offers. */
export const OfferAlternatives = v.object({
  /**
   * The best three offers of each customer group that was not requested, without children; groups without offers are
   * left out.
   */
  OtherGroups: v.array(v.object({ CustomerGroupId: Id, Name: GoodsText, Items: v.array(Offer) })),
  /** The cheapest offer with a later standard delivery time, when it costs less than the list's cheapest. */
  CheaperDate: v.nullable(
    v.object({
      OptionId: Id,
      OptionName: GoodsText,
      DeliveryDate: IsoDate,
      TotalPrice: Money,
      /** Of the pallets; beside the total, never within. */
      Deposit: v.optional(Money, 0),
      Saving: Money,
    }),
  ),
  /** Placements that a dealer paid for; displayed as 'Anzeige' beside the list, whose order they never change. */
  PaidPlaces: v.array(v.object({ Offer: OfferVariant, OnBehalfOf: GoodsText, Reason: GoodsText })),
  /** Offers by payment kind, whichever was requested. */
  PaymentCounts: v.exactOptional(v.array(v.object({ PaymentId: Id, OfferCount: v.number() }))),
  /** Where no offer meets all requirements: what the list has without one field's value (Id 0: the whole field). */
  DroppedWishes: v.exactOptional(
    v.array(v.object({ Field: v.picklist(WISH_FIELDS), Id, OfferCount: v.number(), BestTotal: Money })),
  ),
  /** Where not even that brings an offer: what the list has without two of them, the cheapest first. */
  DroppedPairs: v.exactOptional(
    v.array(
      v.object({
        Wishes: v.tuple([
          v.object({ Field: v.picklist(WISH_FIELDS), Id }),
          v.object({ Field: v.picklist(WISH_FIELDS), Id }),
        ]),
        OfferCount: v.number(),
        BestTotal: Money,
      }),
    ),
  ),
});
export type OfferAlternatives = v.InferOutput<typeof OfferAlternatives>;
