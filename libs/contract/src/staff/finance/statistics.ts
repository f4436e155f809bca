import { STATISTIC_ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, CountryIdText, Id, IsoDate, Money, ZipCode } from '../../fields/fields.ts';

/** Customers see their own orders alone. */
const CUSTOMERS_AND_STAFF = { kind: 'customers', orRoles: STATISTIC_ROLES } as const;

/** Specification section 3, period statistics: one's own orders. */
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

/**
 * The dimensions of staff statistics: time, place, goods, dealer, kind of payment; finally the orders themselves.
 */
export const STATISTIC_DIMENSIONS = [
  ...(['year', 'month', 'day', 'country', 'state', 'zip', 'product', 'dealer', 'payment', 'order'] as const),
] as const;
export const StatisticDimension = v.picklist(STATISTIC_DIMENSIONS);
export type StatisticDimension = v.InferOutput<typeof StatisticDimension>;

export const SalesMetrics = v.object({
  /** Without those that were declined, have expired, were cancelled or withdrawn. */
  Orders: v.number(),
  /** As delivered where that is known; goods without a weight (litres) add none. */
  WeightKg: v.number(),
  /** Gross, as settled where that is known. */
  Revenue: Money,
  /** Revenue a tonne of the goods that have a weight; null without any. */
  MeanPerTonne: v.nullable(Money),
  /** Cancelled and withdrawn ones of these and the orders that count; null without any. */
  CancellationPercent: v.nullable(v.number()),
  /** Of the orders that count; null without any. */
  RatePayPercent: v.nullable(v.number()),
});
export type SalesMetrics = v.InferOutput<typeof SalesMetrics>;

const Currency = v.picklist(['EUR', 'CHF']);

export const SalesMetricRow = v.object({
  /** '2026', '2026-05', '2026-05-17', or an id. */
  Key: v.string(),
  Label: v.string(),
  Currency,
  Now: SalesMetrics,
  /** Of the period before; null for an order. */
  Before: v.nullable(SalesMetrics),
});
export type SalesMetricRow = v.InferOutput<typeof SalesMetricRow>;

export const CurrencyTotal = v.object({
  Currency,
  Now: SalesMetrics,
  Before: SalesMetrics,
  /** Kinds of payment of the orders that count, the most used first. */
  Payments: v.array(v.object({ Kind: v.string(), Orders: v.number(), Percent: v.number() })),
});
export type CurrencyTotal = v.InferOutput<typeof CurrencyTotal>;

const StaffStatistic = v.object({
  Scope: v.literal('all'),
  Rows: v.array(SalesMetricRow),
  /** There are more: the rows are those with the most revenue. */
  IsCapped: v.boolean(),
  /** One a currency that there is anything in: they are never added. */
  Total: v.array(CurrencyTotal),
  /** As long as the period, and right before it. */
  Before: v.object({ From: IsoDate, To: IsoDate }),
});
export type StaffStatistic = v.InferOutput<typeof StaffStatistic>;

const OwnStatistic = v.object({
  Scope: v.literal('own'),
  Rows: v.array(StatisticRow),
  Total: v.object({ Orders: v.number(), WeightKg: v.number(), TotalPrice: Money }),
});

const optionalId = v.optional(v.nullable(Id), null);

export const periodStatistic = defineCall({
  id: 'periodStatistic',
  summary: 'What was ordered in a period: own orders by month, product and place, or everybody’s figures for staff',
  method: 'POST',
  path: '/api/periodStatistic/getStatistic',
  body: v.object({
    From: IsoDate,
    To: IsoDate,
    /** Null, for staff: every country. */
    CountryId: v.optional(v.nullable(CountryId), null),
    ProductId: optionalId,
    ZipCode: v.optional(v.nullable(ZipCode), null),
    RatePay: v.optional(v.nullable(v.boolean()), null),
    /** Null: own for customers, all for staff. */
    Scope: v.optional(v.nullable(v.picklist(['own', 'all'])), null),
    /** All of the following are staff's. An order each needs a period of 31 days at most (PERIOD_TOO_LONG). */
    By: v.optional(StatisticDimension, 'month'),
    DealerId: optionalId,
    StateId: optionalId,
  }),
  response: v.variant('Scope', [OwnStatistic, StaffStatistic]),
  access: CUSTOMERS_AND_STAFF,
  csrf: false,
  onNotFound: false,
});

export const statisticProducts = defineCall({
  id: 'statisticProducts',
  summary: 'The products that a statistic can be narrowed to',
  method: 'GET',
  path: '/api/periodStatistic/getProducts',
  query: v.object({ countryId: CountryIdText }),
  response: v.array(v.object({ Id, Name: v.string() })),
  access: CUSTOMERS_AND_STAFF,
  csrf: false,
});

const idText = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'NOT_A_NUMBER'))]), '');

/** The query of the staff statistics page in its address, and of its file. */
export const StatisticQuery = v.object({
  from: IsoDate,
  to: IsoDate,
  country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
  product: idText,
  zip: v.optional(v.union([v.literal(''), ZipCode]), ''),
  ratePay: v.optional(v.picklist(['', 'ja', 'nein']), ''),
  dealer: idText,
  state: idText,
  by: v.optional(StatisticDimension, 'month'),
  format: v.optional(v.picklist(['csv', 'xlsx'], 'FORMAT_INV'), 'csv'),
});

/** The staff statistics as displayed on the page. */
export const exportStatistic = defineCall({
  id: 'exportStatistic',
  summary: 'Figures of a period as a file',
  method: 'GET',
  path: '/api/support/statistik/export',
  query: StatisticQuery,
  response: v.unknown(),
  fileResponse: true,
  access: { kind: 'roles', anyOf: STATISTIC_ROLES },
  csrf: false,
});

/** The choices of a statistic's filters: dealers by name, with the ids for its query. */
export const statisticDealers = defineCall({
  id: 'statisticDealers',
  summary: 'Dealers that figures can be narrowed to',
  method: 'GET',
  path: '/api/support/statistik/haendler',
  query: v.object({ country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), '') }),
  response: v.array(v.object({ Id, Name: v.string(), CountryId })),
  access: { kind: 'roles', anyOf: STATISTIC_ROLES },
  csrf: false,
});
