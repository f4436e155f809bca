import * as v from 'valibot';
import { Id, IsoDate, IsoTime, Money, ProductGroupId } from './fields.ts';
import { openPicklist } from './open-picklist.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 0 to 5 with one decimal; null without a review. */
const Rating = v.nullable(v.number());

export const PlaceState = v.object({ Name: v.string(), FriendlyName: v.string() });

/** A dealer as a list shows it. */
export const DealerCard = v.object({
  Id,
  Slug: v.string(),
  Name: v.string(),
  /** The page of the dealer. */
  Path: v.string(),
  ZipCode: v.string(),
  City: v.string(),
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
  DistancePlace: v.optional(v.nullable(v.string()), null),
  ProductGroupIds: v.array(openPicklist(ProductGroupId)),
  Certifications: v.array(v.string()),
});
export type DealerCard = v.InferOutput<typeof DealerCard>;

export const DealerBranch = v.object({
  Slug: v.string(),
  Path: v.string(),
  Place: v.string(),
  ZipCode: v.string(),
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
  ProductName: v.string(),
  Certifications: v.array(v.string()),
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
  Slug: v.string(),
  Path: v.string(),
  Name: v.string(),
  /** The contract partner with its legal form. */
  Company: v.string(),
  Street: v.string(),
  ZipCode: v.string(),
  City: v.string(),
  Phone: v.string(),
  EmailAddress: v.string(),
  /** Court and number. */
  Register: v.string(),
  TaxNumber: v.string(),
  /** Null for dealers without packed goods. */
  PackagingNumber: v.nullable(v.string()),
  /** The dealer's own description; empty: none. */
  Description: v.string(),
  SinceYear: v.number(),
  /** Of a certified trader; null: none. */
  EnplusId: v.nullable(v.string()),
  Certifications: v.array(v.string()),
  ProductGroupIds: v.array(openPicklist(ProductGroupId)),
  PaymentKinds: v.array(v.string()),
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
  Text: v.string(),
  ShownName: v.string(),
  CreatedAt: IsoTime,
  /** What was delivered; null where it is not known any more. */
  ProductGroupId: v.nullable(openPicklist(ProductGroupId)),
  DealerAnswer: v.nullable(v.string()),
  DealerAnsweredAt: v.nullable(IsoTime),
});
export type DealerReview = v.InferOutput<typeof DealerReview>;
