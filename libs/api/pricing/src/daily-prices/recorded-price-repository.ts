import { priceSeries } from '@heizplatz/api-dealers';
import { type Database, epochDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { getWeek } from '../price-series/place-factor';
import { placeFactors } from '../price-series/schema';

export interface CountryDay {
  readonly countryId: CountryId;
  /** ISO. */
  readonly day: string;
}

/** Of a country or a state. */
export interface SeriesPrice {
  readonly kind: 'country' | 'state';
  readonly key: string;
  readonly productId: number;
  readonly cents: number;
}

/** What a place's price is of its state's. */
export interface PlaceFactor {
  readonly zipCode: string;
  readonly productId: number;
  readonly factor: number;
}

/** Minimum for an exact seven-day change of a place; an array of twice this length is cut to half. */
const DAILY_RETAINED = 15;

/** Whether a country's series have that day, or a later one. */
export async function isRecorded(db: Database, { countryId, day }: CountryDay): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${priceSeries}
    where country_id = ${countryId} and place_kind = 'country' and first_day + cardinality(daily_cents) > ${day}::date
    limit 1`);
  return rows.length > 0;
}

/** Adds a day to series, 0 for unmeasured days between; a series that has the day already stays unchanged. */
export async function addToSeries(
  tx: Database,
  { countryId, day }: CountryDay,
  rows: readonly SeriesPrice[],
): Promise<void> {
  const column = (name: 'kind' | 'key' | 'productId' | 'cents') => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into ${priceSeries} as s (country_id, place_kind, place_key, product_id, first_day, daily_cents)
    select ${countryId}, kind, key, product_id, ${day}::date, array[cents]
    from unnest(${column('kind')}::text[], ${column('key')}::text[], ${column('productId')}::int[], ${column('cents')}::int[])
      as u(kind, key, product_id, cents)
    on conflict (country_id, place_kind, place_key, product_id) do update set daily_cents =
      s.daily_cents
      || array_fill(0, array[greatest(0, excluded.first_day - s.first_day - cardinality(s.daily_cents))])
      || excluded.daily_cents
    where cardinality(s.daily_cents) <= excluded.first_day - s.first_day`);
}

/** Writes each place's factor of the day, and of its week; a missing place gets a gap. */
export async function addToPlaces(
  tx: Database,
  { countryId, day }: CountryDay,
  rows: readonly PlaceFactor[],
): Promise<void> {
  const column = (name: 'zipCode' | 'productId' | 'factor') => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into ${placeFactors} as p (country_id, zip_code, product_id, first_week, weekly, first_day, daily)
    select ${countryId}, zip_code, product_id, ${getWeek(epochDay(day))}, array[factor], ${day}::date, array[factor]
    from unnest(${column('zipCode')}::text[], ${column('productId')}::int[], ${column('factor')}::int[])
      as u(zip_code, product_id, factor)
    on conflict (country_id, zip_code, product_id) do update set
      weekly[excluded.first_week - p.first_week + 1] = excluded.weekly[1],
      daily[excluded.first_day - p.first_day + 1] = excluded.daily[1]`);
  await tx.execute(sql`
    update ${placeFactors}
    set daily = daily[cardinality(daily) - ${DAILY_RETAINED - 1}::int:], first_day = first_day + cardinality(daily) - ${DAILY_RETAINED}::int
    where country_id = ${countryId} and cardinality(daily) >= ${2 * DAILY_RETAINED}`);
}
