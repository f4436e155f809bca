import * as v from 'valibot';
import { CUSTOMERS, defineCall } from './call';
import {
  CountryId,
  CountryIdText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  WholeNumberText,
  ZipCode,
} from './fields';
import { OrderState } from './placed-order';

export const OrderSummary = v.object({
  OrderId: v.string(),
  OrderNumber: v.string(),
  CountryId,
  ProductGroupId,
  ProductName: v.string(),
  State: OrderState,
  PlacedAt: IsoTime,
  Amount: v.number(),
  TotalPrice: Money,
  DealerName: v.string(),
  DeliveryPlace: v.string(),
  /** What is known of the delivery: the agreed day, the delivered day, or null. */
  DeliveryDate: v.nullable(IsoDate),
  /** Leads to the rating page; null when it cannot be rated (any more). */
  RatingPath: v.nullable(v.string()),
  /** The offer list with the same configuration. */
  OrderAgainPath: v.string(),
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
  answer: v.object({ Items: v.array(OrderSummary), Total: v.number(), PageSize: v.number() }),
  access: CUSTOMERS,
  csrf: false,
});

/** Specification section 3, period statistics. Customers see their own orders; staff (later) everybody's. */
export const StatisticRow = v.object({
  /** '2026-05'. */
  Period: v.string(),
  ProductId: Id,
  ProductName: v.string(),
  ZipCode,
  /** The delivery address, 'Lindenweg 12, 10115 Berlin'. */
  Place: v.string(),
  Orders: v.number(),
  Amount: v.number(),
  Unit: v.string(),
  /** kg, so that goods can be added up; null where the unit has no weight. */
  WeightKg: v.nullable(v.number()),
  TotalPrice: Money,
  RatePay: v.boolean(),
});
export type StatisticRow = v.InferOutput<typeof StatisticRow>;

export const periodStatistic = defineCall({
  id: 'periodStatistic',
  summary: 'What was ordered in a period, by month, product and place',
  method: 'POST',
  path: '/api/periodStatistic/getStatistic',
  body: v.object({
    From: IsoDate,
    To: IsoDate,
    CountryId,
    ProductId: v.optional(v.nullable(Id), null),
    ZipCode: v.optional(v.nullable(ZipCode), null),
    RatePay: v.optional(v.nullable(v.boolean()), null),
  }),
  answer: v.object({
    Rows: v.array(StatisticRow),
    Total: v.object({ Orders: v.number(), WeightKg: v.number(), TotalPrice: Money }),
  }),
  access: CUSTOMERS,
  csrf: false,
  onNotFound: false,
});

export const statisticProducts = defineCall({
  id: 'statisticProducts',
  summary: 'The products that a statistic can be narrowed to',
  method: 'GET',
  path: '/api/periodStatistic/getProducts',
  query: v.object({ countryId: CountryIdText }),
  answer: v.array(v.object({ Id, Name: v.string() })),
  access: CUSTOMERS,
  csrf: false,
});
