import type { KnownPlace } from '@heizplatz/api-catalog';
import { priceSeries } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { placeFactors } from '../price-series/schema';

export interface TwoDays {
  /** A state's id or a postcode. */
  readonly key: string;
  readonly productId: number;
  /** ISO; the last day of the series up to today. */
  readonly day: string;
  /** Gross cents per t or 100 l; null where the day has no price. */
  readonly cents: number | null;
  readonly centsBefore: number | null;
}

export interface DaysQuery {
  readonly countryId: CountryId;
  readonly productIds: readonly number[];
  /** ISO. */
  readonly today: string;
  /** How long before the last day the other one lies. */
  readonly days: number;
}

const Rows = v.array(
  v.object({
    key: v.string(),
    productId: v.number(),
    day: v.string(),
    cents: v.nullable(v.number()),
    centsBefore: v.nullable(v.number()),
  }),
);

/** State series with `last`, how many days after their first day the last price up to today lies. */
const statesUpTo = ({ countryId, productIds, today }: DaysQuery) => sql`
  select s.place_key, s.product_id, s.first_day, s.daily_cents,
         least(${today}::date - s.first_day, cardinality(s.daily_cents) - 1) as last
  from ${priceSeries} s
  where s.country_id = ${countryId} and s.place_kind = 'state' and s.product_id = any(${sql.param([...productIds])}::int[])`;

/** Each state's price of the last day and of the one before. */
export async function stateTwoDays(db: Database, query: DaysQuery): Promise<TwoDays[]> {
  const { rows } = await db.execute(sql`
    select place_key as key, product_id as "productId", (first_day + last)::text as day,
           nullif(daily_cents[last + 1], 0) as cents, nullif(daily_cents[last + 1 - ${query.days}::int], 0) as "centsBefore"
    from (${statesUpTo(query)}) s where last >= 0`);
  return v.parse(Rows, rows);
}

/** 1969-12-29, the Monday that weeks are counted from. */
const FIRST_MONDAY = sql`date '1969-12-29'`;

/** A place's factor of a day: the day's own, or its week's. */
const factorOn = (day: ReturnType<typeof sql>) =>
  sql`coalesce(f.daily[${day} - f.first_day + 1], f.weekly[(${day} - ${FIRST_MONDAY}) / 7 - f.first_week + 1])`;

/** The same of postcodes, each from its state's series (place-factor.ts). */
export async function placeTwoDays(db: Database, places: readonly KnownPlace[], query: DaysQuery): Promise<TwoDays[]> {
  const zipCodes = sql.param(places.map(({ zipCode }) => zipCode));
  const stateKeys = sql.param(places.map(({ stateId }) => String(stateId)));
  const [now, before] = [sql`(s.first_day + s.last)`, sql`(s.first_day + s.last - ${query.days}::int)`];
  const { rows } = await db.execute(sql`
    select p.zip_code as key, s.product_id as "productId", ${now}::text as day,
           nullif(round(s.daily_cents[s.last + 1]::numeric * ${factorOn(now)} / 1000000), 0)::int as cents,
           nullif(round(s.daily_cents[s.last + 1 - ${query.days}::int]::numeric * ${factorOn(before)} / 1000000), 0)::int
             as "centsBefore"
    from unnest(${zipCodes}::text[], ${stateKeys}::text[]) p(zip_code, state_key)
    join (${statesUpTo(query)}) s on s.place_key = p.state_key and s.last >= 0
    join ${placeFactors} f
      on f.country_id = ${query.countryId} and f.zip_code = p.zip_code and f.product_id = s.product_id`);
  return v.parse(Rows, rows);
}
