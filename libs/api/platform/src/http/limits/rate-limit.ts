import type { Config } from '../../config/config';
import type { Database } from '../../database/database';
import { countFailure, type FailureCount, forgetFailures, readFailures } from './failure-counts-repository';
import {
  accountKey,
  getBounds,
  type LimitedAccount,
  type LimitedAction,
  sourcePrefix,
  getStrictBounds,
} from './limited-action';
import { type Bound, leavePlaces, takePlaces } from './places';
import { problem } from '../problems/problem';

/** Failures are counted over fifteen minutes (rule SESSION-12). */
const WINDOW_SECONDS = 15 * 60;
/** Limited keys cached per process; for an attacker with more addresses the database is queried again. */
const CACHED_KEYS = 10_000;
/** After this time the database is queried again: staff may have unlocked the account, on any node. */
const CACHED_SECONDS = 5;
/** A password's check takes less. */
const UNDER_WAY_SECONDS = 2;

export interface FailureLimits {
  /** Throws TOO_MANY_REQUESTS with Retry-After when the account (or its own browser) or the address has failed too often. */
  check(db: Database, limited: LimitedAction, now: Date): Promise<void>;
  /** Counts a failure for account and address. */
  recordFailure(db: Database, limited: LimitedAction, now: Date): Promise<void>;
  /**
   * Runs a try that must not outrun its own counting: it holds a place under the limits while it runs. Strangers to an account
   * are counted by address and wait longer and longer; it stays open for all others. Null from `work` is the failure that is counted; a value, and what it throws, give the place back. Throws TOO_MANY_REQUESTS like `check`,
   * with 2 s to wait when it is only tries under way that fill the limit. Not within a transaction.
   */
  tried<T>(db: Database, limited: LimitedAction, clock: () => Date, work: () => Promise<T | null>): Promise<T | null>;
  /** Until when strangers wait longer and longer for an account, which its own browsers do not; null: they do not. */
  limitedUntil(db: Database, limited: LimitedAccount, now: Date): Promise<Date | null>;
  /** Forgets an account's failures: here at once, on other nodes within 5 s. Addresses stay as they are. */
  forget(db: Database, limited: LimitedAccount): Promise<void>;
  /** Counts one use of something that is limited itself (reports by beacon); false when too many came. In this process alone. */
  allows(key: string, limit: number, now: Date): boolean;
}

const windowFrom = (now: Date): Date => new Date(now.getTime() + WINDOW_SECONDS * 1000);

const isOver = (count: FailureCount | undefined, limit: number, now: Date): boolean =>
  count !== undefined && count.failures >= limit && count.windowEndsAt > now;

/** Until when a bound refuses; null: it does not. */
function refusedUntil(count: FailureCount | undefined, { limit, delay }: Bound, now: Date): Date | null {
  if (!count || !isOver(count, limit, now)) return null;
  if (!delay) return count.windowEndsAt;
  return count.retryAt && count.retryAt > now ? count.retryAt : null;
}

/**
 * Counts failures in the database, so that every node refuses alike; keys over the limit are cached in memory, so
 * that the attack itself causes no queries.
 */
export function createFailureLimits(limits: Config['limits']): FailureLimits {
  const cached = new Map<string, { readonly endsAt: Date; readonly askAgainAt: Date }>();
  const uses = new Map<string, { count: number; endsAt: number }>();

  function refuse(windowEndsAt: Date, now: Date): never {
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
  function refuseCached(bounds: readonly Bound[], now: Date): void {
    for (const { key } of bounds) {
      const known = cached.get(key);
      if (known && known.endsAt > now && known.askAgainAt > now) refuse(known.endsAt, now);
    }
  }
  async function refuseCounted(db: Database, bounds: readonly Bound[], now: Date): Promise<void> {
    const keys = bounds.map(({ key }) => key);
    const counts = await readFailures(db, keys);
    for (const bound of bounds) {
      const endsAt = refusedUntil(counts.get(bound.key), bound, now);
      if (!endsAt) continue;
      if (cached.size >= CACHED_KEYS) cached.clear();
      cached.set(bound.key, { endsAt, askAgainAt: new Date(now.getTime() + CACHED_SECONDS * 1000) });
      refuse(endsAt, now);
    }
  }
  /** Whether others have failed at the account as often as one address may. */
  async function isTried(db: Database, limited: LimitedAction, now: Date): Promise<boolean> {
    const { command, account, browser } = limited;
    if (account === undefined || browser) return false;
    const keys = [accountKey({ command, account }), ...getBounds(limited, limits, false).map(({ key }) => key)];
    const counts = await readFailures(db, keys.slice(0, 2));
    const [all = 0, own = 0] = keys.map((key) => {
      const count = counts.get(key);
      return count && isOver(count, 0, now) ? count.failures : 0;
    });
    return all - own >= limits.accountFailures;
  }
  const boundsFor = async (db: Database, limited: LimitedAction, now: Date): Promise<Bound[]> =>
    getBounds(limited, limits, await isTried(db, limited, now));
  /** A stranger's failure at an account, from any address. Returns the number of failures. */
  async function countStranger(db: Database, { command, account, browser }: LimitedAction, now: Date): Promise<number> {
    if (account === undefined || browser) return 0;
    const counted = { key: accountKey({ command, account }), now, windowEndsAt: windowFrom(now) };
    return (await countFailure(db, counted)).failures;
  }
  return {
    async check(db, limited, now) {
      const bounds = getStrictBounds(limited, limits);
      refuseCached(bounds, now);
      await refuseCounted(db, bounds, now);
    },
    async recordFailure(db, limited, now) {
      const windowEndsAt = windowFrom(now);
      for (const { key } of getStrictBounds(limited, limits)) await countFailure(db, { key, now, windowEndsAt });
    },
    async tried(db, limited, clock, work) {
      refuseCached(getBounds(limited, limits, false), clock());
      const bounds = await boundsFor(db, limited, clock());
      if (!(await takePlaces(db, bounds, clock(), windowFrom(clock())))) {
        await refuseCounted(db, bounds, clock());
        throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: UNDER_WAY_SECONDS });
      }
      let hasFailed = false;
      try {
        const outcome = await work();
        hasFailed = outcome === null;
        return outcome;
      } finally {
        await leavePlaces(db, bounds, { hasFailed, now: clock() });
        if (hasFailed) await countStranger(db, limited, clock());
      }
    },
    async limitedUntil(db, limited, now) {
      const key = accountKey(limited);
      const count = (await readFailures(db, [key])).get(key);
      return isOver(count, limits.accountFailures, now) ? (count?.windowEndsAt ?? null) : null;
    },
    async forget(db, limited) {
      await forgetFailures(db, accountKey(limited), sourcePrefix(limited));
      for (const key of cached.keys()) if (key.startsWith(sourcePrefix(limited))) cached.delete(key);
    },
    allows(key, limit, now) {
      const use = uses.get(key);
      if (use && use.endsAt > now.getTime()) return (use.count += 1) <= limit;
      if (uses.size >= CACHED_KEYS) uses.clear();
      uses.set(key, { count: 1, endsAt: now.getTime() + WINDOW_SECONDS * 1000 });
      return true;
    },
  };
}
