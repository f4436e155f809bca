import * as v from 'valibot';
import { IsoDate, IsoTime, Money } from '../fields/fields.ts';

/** What was weighed and what it costs (rule ORDER-03). */
export const DeliveredWeight = v.object({
  OrderedAmount: v.number(),
  /** In the group's unit. */
  DeliveredAmount: v.number(),
  /** Gross per t, pallet or 100 l that counts for the delivered amount. */
  UnitPrice: Money,
  /** The cost of the charged goods without fees and rounding; absent in older responses, which did not include it. */
  Goods: v.optional(Money),
  TotalPrice: Money,
  /**
   * VAT of the day of delivery within TotalPrice, in percent and money, where it is another rate than the order's. IsNetAgreed:
   * of a business, whose net price stays; else the total stays. Absent: the order's rate counts.
   */
  ChangedVat: v.optional(
    v.object({ Rate: v.number(), FormerRate: v.number(), Amount: Money, IsNetAgreed: v.boolean() }),
  ),
  /** What a withdrawn part took off the total; absent: nothing did. */
  Withdrawn: v.optional(Money),
  /** Of the pallets that are charged; beside the total, never within. */
  Deposit: v.optional(Money, 0),
  /**
   * More than 10 % below, as the dealer reported it, and not confirmed: until the customer or support does, the prices here
   * are those of the ordered amount.
   */
  IsToConfirm: v.optional(v.boolean(), false),
  /** More than 10 % above: nothing above the ordered amount is charged before the customer has consented. True where IsToConfirm is, too. */
  NeedsConsent: v.boolean(),
  /** What a yes would cost, or did; null where no consent is needed. */
  TotalWithConsent: v.nullable(Money),
  /** Null until the customer has answered. */
  Consent: v.nullable(v.boolean()),
  ReportedAt: IsoTime,
});
export type DeliveredWeight = v.InferOutput<typeof DeliveredWeight>;

/** VAT of the day that is proposed or agreed, where its rate is another one than the order's. */
export const PlannedVat = v.object({
  Date: IsoDate,
  /** Percent. */
  Rate: v.number(),
  FormerRate: v.number(),
  /** VAT within TotalPrice, both for the ordered amount. */
  Amount: Money,
  TotalPrice: Money,
  /** Of a business, whose net price stays; else the total stays. */
  IsNetAgreed: v.boolean(),
});
export type PlannedVat = v.InferOutput<typeof PlannedVat>;
