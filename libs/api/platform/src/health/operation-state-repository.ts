import { type CountryId, SITES } from '@heizplatz/country';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';

const Count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
/** The driver gives text for raw SQL. */
const Moment = v.pipe(
  v.nullable(v.union([v.string(), v.date()])),
  v.transform((at) => (at === null ? null : new Date(at))),
);

const SiteRow = v.object({ country_id: v.number(), prices_changed_at: Moment, placed: Count, last_placed_at: Moment });
const MailRow = v.object({ waiting: Count, oldest_at: Moment, failed: Count });
const FeedRow = v.object({ name: v.string(), last_used_at: v.pipe(Moment, v.nonNullable(v.date())) });
const FileRow = v.object({ held: Count, oldest_at: Moment });
const OrderRow = v.object({ overdue: Count, oldest_at: Moment });

/** Orders since a moment, the last one, and when a dealer's prices were changed last, country by country. */
export async function readSites(db: Database, since: Date) {
  const ids: readonly CountryId[] = Object.values(SITES).map(({ countryId }) => countryId);
  const { rows } = await db.execute(sql`
    select site.country_id,
      (select max(prices_changed_at) from dealers where country_id = site.country_id and locked_at is null)
        as prices_changed_at,
      (select count(*) from orders where country_id = site.country_id and placed_at > ${since.toISOString()}) as placed,
      (select max(placed_at) from orders where country_id = site.country_id) as last_placed_at
    from unnest(${sql.param([...ids])}::int[]) as site (country_id) order by 1`);
  return v.parse(v.array(SiteRow), rows).flatMap((row) => {
    const countryId = ids.find((id) => id === row.country_id);
    if (countryId === undefined) return [];
    const { prices_changed_at: pricesChangedAt, placed: ordersOfDay, last_placed_at: lastOrderAt } = row;
    return [{ countryId, pricesChangedAt, ordersOfDay, lastOrderAt }];
  });
}

async function readRow<S extends v.GenericSchema>(db: Database, schema: S, query: ReturnType<typeof sql>) {
  const { rows } = await db.execute(query);
  return v.parse(schema, rows[0]);
}

/** Mails that wait, and those that failed since a moment. */
export const readMailCounts = (db: Database, since: Date) =>
  readRow(
    db,
    MailRow,
    sql`select count(*) filter (where state = 'queued') as waiting,
      min(created_at) filter (where state = 'queued') as oldest_at,
      count(*) filter (where state = 'failed' and created_at > ${since.toISOString()}) as failed
    from outbox where state = 'queued' or (state = 'failed' and created_at > ${since.toISOString()})`,
  );

/** Dealers whose keys are in use with the last use, those that were silent the longest first. */
export async function readFeeds(db: Database) {
  const { rows } = await db.execute(sql`
    select dealers.name, max(dealer_keys.last_used_at) as last_used_at
    from dealer_keys join dealers on dealers.id = dealer_keys.dealer_id
    where dealer_keys.ended_at is null and dealer_keys.last_used_at is not null and dealers.locked_at is null
    group by dealers.id, dealers.name order by 2, 1`);
  return v.parse(v.array(FeedRow), rows);
}

export const readHeldFiles = (db: Database) =>
  readRow(
    db,
    FileRow,
    sql`select count(*) as held, min(received_at) as oldest_at from price_imports where state = 'held'`,
  );

/** Orders whose dealer has not answered in time. */
export const readOverdueOrders = (db: Database, now: Date) =>
  readRow(
    db,
    OrderRow,
    sql`select count(*) as overdue, min(answer_due_at) as oldest_at from orders
      where state = 'placed' and answer_due_at < ${now.toISOString()}`,
  );
