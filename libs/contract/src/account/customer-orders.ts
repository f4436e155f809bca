import * as v from 'valibot';
import { CUSTOMERS } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  BusinessText,
  CountryId,
  GoodsText,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  ProductGroupId,
  Reference,
  WholeNumberText,
} from '../fields/fields.ts';
import { OfferCharacteristics } from '../fields/offer.ts';
import { OrderState } from '../orders/placed-order.ts';
import { openPicklist } from '../fields/open-picklist.ts';

export const OrderSummary = v.object({
  OrderId: Reference,
  OrderNumber: Reference,
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  ProductName: GoodsText,
  Characteristics: OfferCharacteristics,
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  Amount: v.number(),
  TotalPrice: Money,
  /** Beside the total, never within. */
  Deposit: v.optional(Money, 0),
  DealerName: BusinessText,
  DeliveryPlace: PlaceText,
  /** What is known of the delivery: the agreed day, the delivered day, or null. */
  DeliveryDate: v.nullable(IsoDate),
  /** The order waits for its mailbox until then, and its dealer knows nothing of it; absent or null: it does not. */
  ConfirmUntil: v.optional(v.nullable(IsoTime)),
  /** Leads to the rating page; null when it cannot be rated (any more). */
  RatingPath: v.nullable(Reference),
  /** The offer list with the same configuration. */
  OrderAgainPath: Reference,
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

/** Newest first, 20 a page. */
export const customerOrders = defineCall({
  id: 'customerOrders',
  summary: "The caller's own orders",
  method: 'GET',
  path: '/api/kunde/bestellungen',
  query: v.object({
    page: v.optional(WholeNumberText, '1'),
    state: v.optional(v.picklist(['all', 'open', 'done']), 'all'),
  }),
  response: v.object({ Items: v.array(OrderSummary), Total: v.number(), PageSize: v.number() }),
  access: CUSTOMERS,
  csrf: false,
});
