import { type CountryId, SITES } from '@heizplatz/country';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';

/** A dealer whose program brought nothing for so long has stopped: a weekend with a holiday passes. */
export const FEED_SILENT_HOURS = 96;

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

/** What the whole installation does and waits for, whichever node is asked. */
export interface OperationState {
  readonly sites: readonly {
    readonly countryId: CountryId;
    /** When a dealer's prices were changed last; null: never. */
    readonly pricesChangedAt: Date | null;
    /** Orders of the last 24 hours. */
    readonly ordersOfDay: number;
    readonly lastOrderAt: Date | null;
  }[];
  readonly mails: { readonly waiting: number; readonly oldestAt: Date | null; readonly failedOfDay: number };
  /** Dealers whose programs bring prices with a key, those that were silent the longest first. */
  readonly feeds: readonly { readonly dealer: string; readonly lastUsedAt: Date; readonly hasStopped: boolean }[];
  /** Price files with a jump that wait for a member of staff. */
  readonly heldFiles: { readonly count: number; readonly oldestAt: Date | null };
  /** Orders whose dealer did not answer in time and that nothing has ended yet. */
  readonly overdueOrders: { readonly count: number; readonly oldestAt: Date | null };
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

async function readSites(db: Database, now: Date): Promise<OperationState['sites']> {
  const dayAgo = hoursBefore(now, 24).toISOString();
  const ids = Object.values(SITES).map(({ countryId }) => countryId);
  const { rows } = await db.execute(sql`
    select site.country_id,
      (select max(prices_changed_at) from dealers where country_id = site.country_id and locked_at is null)
        as prices_changed_at,
      (select count(*) from orders where country_id = site.country_id and placed_at > ${dayAgo}) as placed,
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

/** Reads it from the database by indexes; `now` says what is late. */
export async function readOperationState(db: Database, now: Date): Promise<OperationState> {
  const dayAgo = hoursBefore(now, 24).toISOString();
  const sites = await readSites(db, now);
  const mails = await readRow(
    db,
    MailRow,
    sql`select count(*) filter (where state = 'queued') as waiting,
      min(created_at) filter (where state = 'queued') as oldest_at,
      count(*) filter (where state = 'failed' and created_at > ${dayAgo}) as failed
    from outbox where state = 'queued' or (state = 'failed' and created_at > ${dayAgo})`,
  );
  const { rows: feeds } = await db.execute(sql`
    select dealers.name, max(dealer_keys.last_used_at) as last_used_at
    from dealer_keys join dealers on dealers.id = dealer_keys.dealer_id
    where dealer_keys.ended_at is null and dealer_keys.last_used_at is not null and dealers.locked_at is null
    group by dealers.id, dealers.name order by 2, 1`);
  const files = await readRow(
    db,
    FileRow,
    sql`select count(*) as held, min(received_at) as oldest_at from price_imports where state = 'held'`,
  );
  const orders = await readRow(
    db,
    OrderRow,
    sql`select count(*) as overdue, min(answer_due_at) as oldest_at from orders
      where state = 'placed' and answer_due_at < ${now.toISOString()}`,
  );
  const stoppedBefore = hoursBefore(now, FEED_SILENT_HOURS);
  return {
    sites,
    mails: { waiting: mails.waiting, oldestAt: mails.oldest_at, failedOfDay: mails.failed },
    feeds: v.parse(v.array(FeedRow), feeds).map(({ name, last_used_at: lastUsedAt }) => ({
      dealer: name,
      lastUsedAt,
      hasStopped: lastUsedAt < stoppedBefore,
    })),
    heldFiles: { count: files.held, oldestAt: files.oldest_at },
    overdueOrders: { count: orders.overdue, oldestAt: orders.oldest_at },
  };
}
