import { STATISTIC_ROLES, impersonal } from '@heizplatz/identity';
import { CURRENCY_CODES } from '@heizplatz/country';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CodeText,
  CountryId,
  CountryIdText,
  GoodsText,
  Id,
  IsoDate,
  Money,
  PlaceText,
  ZipCode,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';

/** Customers see their own orders alone. */
const CUSTOMERS_AND_STAFF = { kind: 'customers', orRoles: STATISTIC_ROLES } as const;

/** Rule ACCOUNT-10: one's own orders. */
export const StatisticRow = v.object({
  /** '2026-05'. */
  Period: CodeText,
  ProductId: Id,
  ProductName: GoodsText,
  ZipCode,
  /** The delivery address, 'Lindenweg 12, 10115 Berlin'. */
  Place: PlaceText,
  Orders: v.number(),
  Amount: v.number(),
  Unit: CodeText,
  /** kg, so that goods can be added up; null where the unit has no weight. */
  WeightKg: v.nullable(v.number()),
  TotalPrice: Money,
  RatePay: v.boolean(),
});
export type StatisticRow = v.InferOutput<typeof StatisticRow>;

/** The dimensions of staff statistics: time, place, goods, dealer, kind of payment; finally the orders themselves. */
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
  /** Of heating oil, diesel and AdBlue, as delivered where that is known. */
  Litres: v.optional(v.number(), 0),
  /** Gross, as settled where that is known. */
  Revenue: Money,
  /** Revenue a tonne of the goods that have a weight; null without any. */
  MeanPerTonne: v.nullable(Money),
  /** Cancelled and withdrawn ones of these and the orders that count; null without any. */
  CancellationPercent: v.nullable(v.number()),
  /** Of the orders that count; null without any. */
  RatePayPercent: v.nullable(v.number()),
  /** Of the orders that count: those of which a weight more than 10 % below was reported and nobody has confirmed it. */
  WeightsToConfirm: v.optional(v.number(), 0),
});
export type SalesMetrics = v.InferOutput<typeof SalesMetrics>;

export const SalesMetricRow = v.object({
  /** '2026', '2026-05', '2026-05-17', or an id. */
  Key: CodeText,
  Label: CodeText,
  Currency: v.picklist(CURRENCY_CODES),
  Now: SalesMetrics,
  /** Of the period before; null for an order. */
  Before: v.nullable(SalesMetrics),
  /** Of the same period a year before; null for an order. */
  YearBefore: v.optional(v.nullable(SalesMetrics), null),
});
export type SalesMetricRow = v.InferOutput<typeof SalesMetricRow>;

/** What the marketplace itself earns. */
const CommissionMetrics = v.object({
  Commission: Money,
  /** Merchandise value: the net price of the orders that it arose from. */
  Net: Money,
  /** Commission of the merchandise value; null without any. */
  TakeRatePercent: v.nullable(v.number()),
});

/** Where a month that is not over gets to, if its remaining working days are as those before. */
const Forecast = v.object({
  Revenue: Money,
  Orders: v.number(),
  /** Null for those who may not read commissions. */
  Commission: v.nullable(Money),
  /** Monday to Friday without holidays of the whole country; today is among those done. */
  WorkingDays: v.number(),
  WorkingDaysDone: v.number(),
});
export type Forecast = v.InferOutput<typeof Forecast>;

export const CurrencyTotal = v.object({
  Currency: v.picklist(CURRENCY_CODES),
  Now: SalesMetrics,
  Before: SalesMetrics,
  YearBefore: v.optional(v.nullable(SalesMetrics), null),
  /**
   * By the day on which dealers accepted. Null for those who may not read commissions, and where the filters are
   * narrower than country and dealer.
   */
  Commission: v.optional(
    v.nullable(v.object({ Now: CommissionMetrics, Before: CommissionMetrics, YearBefore: CommissionMetrics })),
    null,
  ),
  /** Of one month that is not over. */
  Forecast: v.optional(v.nullable(Forecast), null),
  /** Rows of the currency on all pages. */
  RowCount: v.optional(v.number(), 0),
  /** Kinds of payment of the orders that count, the most used first. */
  Payments: v.array(v.object({ Kind: CodeText, Orders: v.number(), Percent: v.number() })),
});
export type CurrencyTotal = v.InferOutput<typeof CurrencyTotal>;

const Period = v.object({ From: IsoDate, To: IsoDate });

const StaffStatistic = v.object({
  Scope: v.literal('all'),
  Rows: v.array(SalesMetricRow),
  /** There are more: the rows are those with the most revenue. */
  IsCapped: v.boolean(),
  /** One a currency that there is anything in: they are never added. */
  Total: v.array(CurrencyTotal),
  /** As long as the period, and right before it; of a period that is not over the same days alone. */
  Before: Period,
  YearBefore: v.optional(v.nullable(Period), null),
  /** The last day that counts of a period that is not over: today. */
  CountedTo: v.optional(v.nullable(IsoDate), null),
});
export type StaffStatistic = v.InferOutput<typeof StaffStatistic>;

const OwnStatistic = v.object({
  Scope: v.literal('own'),
  Rows: v.array(StatisticRow),
  Total: v.object({ Orders: v.number(), WeightKg: v.number(), TotalPrice: Money }),
});

/** Rows of a currency on a page. */
export const STATISTIC_PAGE_SIZE = 50;

/** What rows can be sorted by. */
export const STATISTIC_SORTS = [
  ...(['label', 'orders', 'weight', 'litres', 'revenue', 'before', 'yearBefore', 'mean'] as const),
  ...(['cancelled', 'ratePay'] as const),
] as const;
export type StatisticSort = (typeof STATISTIC_SORTS)[number];

const searchText = v.optional(impersonal('search', v.pipe(v.string(), v.trim(), v.maxLength(60, 'TOO_LONG'))), '');
/** A key of STATISTIC_SORTS, '-' before it: descending; empty: time in its order, all else by revenue. */
const sort = v.optional(
  v.pipe(v.string(), v.regex(new RegExp(`^(-?(${STATISTIC_SORTS.join('|')}))?$`), 'SORT_INV')),
  '',
);

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
    /** Words that labels of rows contain; empty: all rows. */
    Search: searchText,
    Sort: sort,
    /** From 1, of STATISTIC_PAGE_SIZE rows a currency; rows of time are on one page. Null: the first 300 rows of all. */
    Page: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), null),
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
  response: v.array(v.object({ Id, Name: GoodsText })),
  access: CUSTOMERS_AND_STAFF,
  csrf: false,
});

const idText = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'NOT_A_NUMBER'))]), '');

/** The query of the staff statistics page in its address, and of its file. */
export const StatisticQuery = v.object({
  from: IsoDate,
  to: IsoDate,
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
  product: idText,
  zip: v.optional(v.union([v.literal(''), ZipCode]), ''),
  ratePay: v.optional(v.picklist(['', 'ja', 'nein']), ''),
  dealer: idText,
  state: idText,
  by: v.optional(StatisticDimension, 'month'),
  search: searchText,
  sort,
  /** Not heeded by the file, which has all rows. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'PAGE_INV')), '1'),
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
  query: v.object({ country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), '') }),
  response: v.array(v.object({ Id, Name: GoodsText, CountryId })),
  access: { kind: 'roles', anyOf: STATISTIC_ROLES },
  csrf: false,
});
