import type { Config } from '../config';
import type { Database } from '../database/database';
import { countFailure, type FailureCount, forgetFailures, readFailures } from './failure-counts-repository';
import { type Bound, leavePlaces, takePlaces } from './places';
import { problem } from './problem';

/** Quality.md: so many failures in fifteen minutes. */
const WINDOW_SECONDS = 15 * 60;
/** Limited keys remembered per process; an attacker with more addresses is asked of the database again. */
const REMEMBERED_KEYS = 10_000;
/** After so long the database is asked again: staff may have forgiven the account, on whatever node. */
const REMEMBERED_SECONDS = 5;
/** A password's check takes less. */
const UNDER_WAY_SECONDS = 2;

/** What is counted: a call (or a family of them) and who failed at it. Account: e-mail or id; absent where none is named. */
export interface LimitedAct {
  readonly act: string;
  readonly ip: string;
  readonly account?: string;
}

export interface FailureLimits {
  /** Throws TOO_MANY_REQUESTS with Retry-After when the account or the address has failed too often. */
  check(db: Database, limited: LimitedAct, now: Date): Promise<void>;
  /** Counts a failure for account and address. */
  recordFailure(db: Database, limited: LimitedAct, now: Date): Promise<void>;
  /**
   * Runs a try that must not outrun its own counting: it holds a place under the limits while it runs. Null from `work` is
   * the failure that is counted; a value, and what it throws, give the place back. Throws TOO_MANY_REQUESTS like `check`,
   * with 2 s to wait when it is only tries under way that fill the limit. Not within a transaction.
   */
  tried<T>(db: Database, limited: LimitedAct, clock: () => Date, work: () => Promise<T | null>): Promise<T | null>;
  /** Until when an account is refused; null: it is not. */
  limitedUntil(db: Database, limited: Required<Pick<LimitedAct, 'act' | 'account'>>, now: Date): Promise<Date | null>;
  /** Forgets an account's failures: here at once, on other nodes within 5 s. Addresses stay as they are. */
  forget(db: Database, limited: Required<Pick<LimitedAct, 'act' | 'account'>>): Promise<void>;
  /** Counts one use of something that is limited itself (reports by beacon); false when too many came. In this process alone. */
  allows(key: string, limit: number, now: Date): boolean;
}

function boundsOf({ act, ip, account }: LimitedAct, limits: Config['limits']): Bound[] {
  const address = { key: `${act} ip ${ip}`, limit: limits.addressFailures };
  if (account === undefined) return [address];
  return [{ key: accountKey(act, account), limit: limits.accountFailures }, address];
}

const accountKey = (act: string, account: string): string =>
  `${act} account ${account.trim().toLowerCase()}`.slice(0, 400);

const windowFrom = (now: Date): Date => new Date(now.getTime() + WINDOW_SECONDS * 1000);

const isOver = (count: FailureCount | undefined, limit: number, now: Date): boolean =>
  count !== undefined && count.failures >= limit && count.windowEndsAt > now;

/**
 * Counts failures in the database, so that every node refuses alike; who is over the limit is remembered in memory,
 * so that the attack itself costs no queries.
 */
export function openFailureLimits(limits: Config['limits']): FailureLimits {
  const remembered = new Map<string, { readonly endsAt: Date; readonly askAgainAt: Date }>();
  const uses = new Map<string, { count: number; endsAt: number }>();

  function refuse(windowEndsAt: Date, now: Date): never {
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
  function refuseRemembered(bounds: readonly Bound[], now: Date): void {
    for (const { key } of bounds) {
      const known = remembered.get(key);
      if (known && known.endsAt > now && known.askAgainAt > now) refuse(known.endsAt, now);
    }
  }
  async function refuseCounted(db: Database, bounds: readonly Bound[], now: Date): Promise<void> {
    const keys = bounds.map(({ key }) => key);
    const counts = await readFailures(db, keys);
    for (const { key, limit } of bounds) {
      const count = counts.get(key);
      if (!count || !isOver(count, limit, now)) continue;
      if (remembered.size >= REMEMBERED_KEYS) remembered.clear();
      const askAgainAt = new Date(now.getTime() + REMEMBERED_SECONDS * 1000);
      remembered.set(key, { endsAt: count.windowEndsAt, askAgainAt });
      refuse(count.windowEndsAt, now);
    }
  }
  return {
    async check(db, limited, now) {
      const bounds = boundsOf(limited, limits);
      refuseRemembered(bounds, now);
      await refuseCounted(db, bounds, now);
    },
    async recordFailure(db, limited, now) {
      const windowEndsAt = windowFrom(now);
      for (const { key } of boundsOf(limited, limits)) await countFailure(db, { key, now, windowEndsAt });
    },
    async tried(db, limited, clock, work) {
      const bounds = boundsOf(limited, limits);
      refuseRemembered(bounds, clock());
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
        await leavePlaces(db, bounds, hasFailed);
      }
    },
    async limitedUntil(db, { act, account }, now) {
      const key = accountKey(act, account);
      const count = (await readFailures(db, [key])).get(key);
      return isOver(count, limits.accountFailures, now) ? (count?.windowEndsAt ?? null) : null;
    },
    async forget(db, { act, account }) {
      const key = accountKey(act, account);
      await forgetFailures(db, key);
      remembered.delete(key);
    },
    allows(key, limit, now) {
      const use = uses.get(key);
      if (use && use.endsAt > now.getTime()) return (use.count += 1) <= limit;
      if (uses.size >= REMEMBERED_KEYS) uses.clear();
      uses.set(key, { count: 1, endsAt: now.getTime() + WINDOW_SECONDS * 1000 });
      return true;
    },
  };
}
