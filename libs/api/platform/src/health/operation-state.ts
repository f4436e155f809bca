import type { CountryId } from '@heizplatz/country';
import type { Database } from '../database/database';
import { readFeeds, readHeldFiles, readMailCounts, readOverdueOrders, readSites } from './operation-state-repository';

/** A dealer whose program brought nothing for so long has stopped: a weekend with a holiday passes. */
export const FEED_SILENT_HOURS = 96;

/** Current work and backlog of the whole installation, the same on every node. */
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
  /** Orders whose dealer did not answer in time and that are not ended yet. */
  readonly overdueOrders: { readonly count: number; readonly oldestAt: Date | null };
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/** Reads it from the database by indexes; `now` determines what is late. */
export async function readOperationState(db: Database, now: Date): Promise<OperationState> {
  const dayAgo = hoursBefore(now, 24);
  const sites = await readSites(db, dayAgo);
  const mails = await readMailCounts(db, dayAgo);
  const feeds = await readFeeds(db);
  const files = await readHeldFiles(db);
  const orders = await readOverdueOrders(db, now);
  const stoppedBefore = hoursBefore(now, FEED_SILENT_HOURS);
  return {
    sites,
    mails: { waiting: mails.waiting, oldestAt: mails.oldest_at, failedOfDay: mails.failed },
    feeds: feeds.map(({ name, last_used_at: lastUsedAt }) => ({
      dealer: name,
      lastUsedAt,
      hasStopped: lastUsedAt < stoppedBefore,
    })),
    heldFiles: { count: files.held, oldestAt: files.oldest_at },
    overdueOrders: { count: orders.overdue, oldestAt: orders.oldest_at },
  };
}
