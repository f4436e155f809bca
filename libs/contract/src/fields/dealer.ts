import * as v from 'valibot';
import {
  BusinessText,
  CustomerText,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  ProductGroupId,
  PublishedText,
  Reference,
} from './fields.ts';
import { openPicklist } from './open-picklist.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 0 to 5 with one decimal; null without a review. */
const Rating = v.nullable(v.number());

export const PlaceState = v.object({ Name: PlaceText, FriendlyName: PlaceText });

/** A dealer as a list shows it. */
export const DealerCard = v.object({
  Id,
  Slug: Reference,
  Name: BusinessText,
  /** The page of the dealer. */
  Path: Reference,
  ZipCode: BusinessText,
  City: BusinessText,
  /** Null where the postcode is not of this country. */
  State: v.nullable(PlaceState),
  SinceYear: v.number(),
  Rating,
  RatingCount: Count,
  BranchCount: Count,
  /** Number of postcodes to which it delivers in the requested area. */
  ZipCodeCount: Count,
  /** From the nearest branch that delivers there; null unless a postcode was specified. */
  DistanceKm: v.nullable(v.number()),
  /** Where that branch lies; null with it. */
  DistancePlace: v.optional(v.nullable(PlaceText), null),
  ProductGroupIds: v.array(openPicklist(ProductGroupId)),
  Certifications: v.array(GoodsText),
});
export type DealerCard = v.InferOutput<typeof DealerCard>;

export const DealerBranch = v.object({
  Slug: Reference,
  Path: Reference,
  Place: PlaceText,
  ZipCode: BusinessText,
  /** Null where the postcode is not of this country. */
  State: v.nullable(PlaceState),
  /** Postcodes it serves, counted. */
  ZipCodeCount: Count,
  /** The farthest of them. */
  MaxDistanceKm: v.number(),
  /** Working days until the latest delivery of a standard order. */
  LeadWorkingDays: v.number(),
  /** 1 Monday … 6 Saturday. */
  DeliveryWeekdays: v.array(v.number()),
  /** No new orders until this day; null: open. */
  StoppedUntil: v.nullable(IsoDate),
});
export type DealerBranch = v.InferOutput<typeof DealerBranch>;

/** What a branch sells, gross at the group's reference amount in its nearest zone, by the price book. */
export const BranchProduct = v.object({
  ProductGroupId: openPicklist(ProductGroupId),
  ProductId: Id,
  ProductName: GoodsText,
  Certifications: v.array(GoodsText),
  /** Gross per t, pallet or 100 l, delivery within. */
  FromUnitPrice: Money,
  /** In the group's unit. */
  ReferenceAmount: v.number(),
});

/** Postcodes of a branch by the distance that its price depends on. */
export const BranchZone = v.object({
  ZipCodeCount: Count,
  FromKm: v.number(),
  ToKm: v.number(),
});

export const StarCount = v.object({ Stars: v.number(), Count });
export type StarCount = v.InferOutput<typeof StarCount>;

export const DealerProfile = v.object({
  Id,
  Slug: Reference,
  Path: Reference,
  Name: BusinessText,
  /** The contract partner with its legal form. */
  Company: BusinessText,
  Street: BusinessText,
  ZipCode: BusinessText,
  City: BusinessText,
  Phone: BusinessText,
  EmailAddress: BusinessText,
  /** Court and number. */
  Register: BusinessText,
  TaxNumber: BusinessText,
  /** Null for dealers without packed goods. */
  PackagingNumber: v.nullable(BusinessText),
  /** The dealer's own description; empty: none. */
  Description: BusinessText,
  SinceYear: v.number(),
  /** Of a certified trader; null: none. */
  EnplusId: v.nullable(BusinessText),
  Certifications: v.array(GoodsText),
  ProductGroupIds: v.array(openPicklist(ProductGroupId)),
  PaymentKinds: v.array(GoodsText),
  SettlesBySteps: v.boolean(),
  Rating,
  RatingCount: Count,
  /** All postcodes it serves, counted once each. */
  ZipCodeCount: Count,
  States: v.array(v.object({ ...PlaceState.entries, ZipCodeCount: Count })),
  Branches: v.array(DealerBranch),
  /** Of the branch that the identity names; null: it names the dealer. */
  Branch: v.nullable(
    v.object({
      ...DealerBranch.entries,
      Zones: v.array(BranchZone),
      Products: v.array(BranchProduct),
    }),
  ),
});
export type DealerProfile = v.InferOutput<typeof DealerProfile>;

/** A published review; the name as its author chose it. */
export const DealerReview = v.object({
  Id,
  Stars: v.number(),
  Delivery: v.nullable(v.number()),
  Goods: v.nullable(v.number()),
  Service: v.nullable(v.number()),
  Text: PublishedText,
  ShownName: CustomerText,
  CreatedAt: IsoTime,
  /** What was delivered; null where it is not known any more. */
  ProductGroupId: v.nullable(openPicklist(ProductGroupId)),
  DealerAnswer: v.nullable(PublishedText),
  DealerAnsweredAt: v.nullable(IsoTime),
});
export type DealerReview = v.InferOutput<typeof DealerReview>;
