import { postcodes } from '@heizplatz/api-catalog';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId, StatisticDimension } from '@heizplatz/contract';
import { CURRENCY_CODES, SITES } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Shift, StatisticPeriod } from './period-before';
import { orderedLitres } from './litres-repository';

/** Null: all of them. */
export interface MetricsQuery {
  readonly period: StatisticPeriod;
  /** Moves its days to those of the period that it is compared with; null: it is not compared. */
  readonly shift: Shift | null;
  readonly by: StatisticDimension;
  readonly countryId: CountryId | null;
  readonly stateId: number | null;
  readonly zipCode: string | null;
  readonly productId: number | null;
  readonly dealerId: number | null;
  readonly isRatePay: boolean | null;
}

/** What the country of a row pays in. */
export const CURRENCY: SQL = sql.raw(
  `case country_id ${Object.values(SITES)
    .map(({ countryId, currency }) => `when ${countryId} then '${currency.code}'`)
    .join(' ')} end`,
);

/** Sums of one key and one currency; money in cents. */
const Sums = v.object({
  key: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  orders: v.number(),
  weightKg: v.number(),
  litres: v.number(),
  cents: v.number(),
  /** Of goods that have a weight. */
  weighedCents: v.number(),
  cancelled: v.number(),
  ratePay: v.number(),
  weightsToConfirm: v.number(),
});
export type Sums = v.InferOutput<typeof Sums>;

const IS_COUNTED = sql.raw(`state not in ('declined', 'expired', 'cancelled', 'withdrawn')`);

/** The day as rows are called by it. */
function getRowDay({ shift }: MetricsQuery): SQL {
  if (shift === null) return sql`placed_on`;
  return 'days' in shift
    ? sql`placed_on + ${shift.days}::int`
    : sql`(placed_on + make_interval(months => ${shift.months}::int))::date`;
}

function getKey(query: MetricsQuery, by: Exclude<StatisticDimension, 'state'>): SQL {
  const keys: Readonly<Record<Exclude<StatisticDimension, 'state'>, SQL>> = {
    year: sql`to_char(${getRowDay(query)}, 'YYYY')`,
    month: sql`to_char(${getRowDay(query)}, 'YYYY-MM')`,
    day: sql`to_char(${getRowDay(query)}, 'YYYY-MM-DD')`,
    country: sql`country_id::text`,
    zip: sql`country_id || '-' || zip_code`,
    product: sql`product_id::text`,
    dealer: sql`dealer_id::text`,
    payment: sql`payment_kind`,
    order: sql`number`,
  };
  return keys[by];
}

function getFilters({ countryId, stateId, zipCode, productId, dealerId, isRatePay }: MetricsQuery): SQL[] {
  return [
    ...(countryId === null ? [] : [sql`country_id = ${countryId}`]),
    ...(zipCode === null ? [] : [sql`zip_code = ${zipCode}`]),
    ...(productId === null ? [] : [sql`product_id = ${productId}`]),
    ...(dealerId === null ? [] : [sql`dealer_id = ${dealerId}`]),
    ...(isRatePay === null ? [] : [sql`is_rate_pay = ${isRatePay}`]),
    ...(stateId === null
      ? []
      : [sql`(country_id, zip_code) in (select country_id, zip_code from ${postcodes} where state_id = ${stateId})`]),
  ];
}

/** chargedCents in SQL, and what was ordered before the delivery. */
const CHARGED_CENTS = sql.raw(
  'case when settled_cents is null then total_cents else greatest(0, settled_cents - coalesce(withdrawn_cents, 0)) end',
);

/** The orders of the period, by what stands in one index; an order each reads its number too. */
function buildSearch(query: MetricsQuery): SQL {
  const { period, by } = query;
  const number = by === 'order' ? sql`, number` : sql``;
  const where = sql.join(
    [sql`placed_on between ${period.from}::date and ${period.to}::date`, ...getFilters(query)],
    sql` and `,
  );
  return sql`select placed_on, country_id, dealer_id, zip_code, product_id, payment_kind, is_rate_pay, state, weight_kg,
    reported_amount, ${orderedLitres()} as litres, ${CHARGED_CENTS} as cents ${number} from ${orders} where ${where}`;
}

/** By dimension and currency. Days are those on which orders were placed, in local time. */
export async function findSums(db: Database, query: MetricsQuery): Promise<Sums[]> {
  // Postcodes first: a state is then looked up once a postcode, not once an order.
  const { by } = query;
  const { rows } = await db.execute(by === 'state' ? byState(query) : byKey(query, getKey(query, by)));
  return v.parse(v.array(Sums), rows);
}

const SUMS = sql`
  count(*) filter (where ${IS_COUNTED})::int as orders,
  coalesce(sum(weight_kg) filter (where ${IS_COUNTED}), 0)::float8 as "weightKg",
  coalesce(sum(cents) filter (where ${IS_COUNTED}), 0)::float8 as cents,
  coalesce(sum(cents) filter (where ${IS_COUNTED} and weight_kg is not null), 0)::float8 as "weighedCents",
  coalesce(sum(litres) filter (where ${IS_COUNTED}), 0)::float8 as litres,
  count(*) filter (where state in ('cancelled', 'withdrawn'))::int as cancelled,
  count(*) filter (where ${IS_COUNTED} and is_rate_pay)::int as "ratePay",
  count(*) filter (where ${IS_COUNTED} and reported_amount is not null)::int as "weightsToConfirm"`;

const byKey = (query: MetricsQuery, key: SQL): SQL => sql`
  select coalesce(${key}, '') as key, ${CURRENCY} as currency, ${SUMS}
  from (${buildSearch(query)}) as found
  group by 1, 2`;

const byState = (query: MetricsQuery): SQL => sql`
  select coalesce(state_id, 0)::text as key, currency, sum(orders)::int as orders,
    sum("weightKg") as "weightKg", sum(litres) as litres, sum(cents) as cents, sum("weighedCents") as "weighedCents",
    sum(cancelled)::int as cancelled, sum("ratePay")::int as "ratePay",
    sum("weightsToConfirm")::int as "weightsToConfirm"
  from (
    select country_id, zip_code, ${CURRENCY} as currency, ${SUMS}
    from (${buildSearch(query)}) as found group by 1, 2, 3
  ) as zips
  left join ${postcodes} as place using (country_id, zip_code)
  group by 1, 2`;
