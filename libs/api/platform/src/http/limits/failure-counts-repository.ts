import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { failureCounts } from '../schema';

export interface FailureCount {
  readonly failures: number;
  readonly windowEndsAt: Date;
  readonly retryAt: Date | null;
}

export async function readFailures(db: Database, keys: string[]): Promise<Map<string, FailureCount>> {
  const rows = await db.select().from(failureCounts).where(inArray(failureCounts.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

interface Counted {
  readonly key: string;
  readonly now: Date;
  /** Of a window that begins now. */
  readonly windowEndsAt: Date;
}

const isOver = (now: Date) => sql`${failureCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;

/** What a row becomes by one more failure or try; a window that is over begins anew. */
const oneMore = (column: 'failures' | 'pending', now: Date) => {
  const counted = (name: 'failures' | 'pending') => {
    const added = name === column ? sql`1` : sql`0`;
    return sql`case when ${isOver(now)} then ${added} else ${failureCounts[name]} + ${added} end`;
  };
  return {
    failures: counted('failures'),
    pending: counted('pending'),
    windowEndsAt: sql`case when ${isOver(now)} then excluded.window_ends_at else ${failureCounts.windowEndsAt} end`,
    retryAt: sql`case when ${isOver(now)} then null else ${failureCounts.retryAt} end`,
  };
};

/** One more failure; a window that is over begins anew. Gives what is counted now. */
export async function countFailure(db: Database, { key, now, windowEndsAt }: Counted): Promise<FailureCount> {
  const [row] = await db
    .insert(failureCounts)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({ target: failureCounts.key, set: oneMore('failures', now) })
    .returning();
  if (!row) throw new Error('no failure was counted');
  return row;
}

/**
 * Takes a place for a try, unless failures and tries under way fill the limit already: in one statement, so of many at once no
 * more get in. Where the delay grows, one more gets in each time that it is over.
 */
export async function takePlace(
  db: Database,
  { key, now, windowEndsAt, limit }: Counted & { readonly limit: number },
): Promise<boolean> {
  const { failures, pending, retryAt } = failureCounts;
  const isDelayOver = sql`(${pending} = 0 and ${retryAt} <= ${now.toISOString()}::timestamptz)`;
  const taken = await db
    .insert(failureCounts)
    .values({ key, failures: 0, pending: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: failureCounts.key,
      set: oneMore('pending', now),
      setWhere: sql`${isOver(now)} or ${failures} + ${pending} < ${limit} or ${isDelayOver}`,
    })
    .returning({ key: failureCounts.key });
  return taken.length > 0;
}

/** How long the next try waits after a failure, in seconds: `first` times two to the power of the failures beyond `from`. */
export interface GrowingDelay {
  readonly from: number;
  readonly first: number;
  readonly longest: number;
}

/** One more failure of each key by one statement, in the order of the keys; all windows begin and end alike. */
export async function countFailures(
  db: Database,
  keys: readonly string[],
  { now, windowEndsAt }: Omit<Counted, 'key'>,
): Promise<Map<string, FailureCount>> {
  const rows = await db
    .insert(failureCounts)
    .values(keys.map((key) => ({ key, failures: 1, windowEndsAt })))
    .onConflictDoUpdate({ target: failureCounts.key, set: oneMore('failures', now) })
    .returning()
    .prepare(`count_${keys.length}_failures`)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

interface LeftPlace {
  readonly key: string;
  readonly hasFailed: boolean;
  readonly now: Date;
  /** Absent: blocked until the window's end once the limit is reached. */
  readonly delay?: GrowingDelay;
}

/** Gives a try's place back, or turns it into a failure. Who has not failed leaves no row, which would name the account. */
export async function leavePlace(db: Database, { key, hasFailed, now, delay }: LeftPlace): Promise<void> {
  const { failures, pending, windowEndsAt } = failureCounts;
  const isMine = eq(failureCounts.key, key);
  if (!hasFailed) {
    const isLast = and(isMine, eq(failures, 0), lte(pending, 1));
    const gone = await db.delete(failureCounts).where(isLast).returning({ key: failureCounts.key });
    if (gone.length > 0) return;
  }
  const left = { pending: sql`greatest(${pending} - 1, 0)`, failures: hasFailed ? sql`${failures} + 1` : failures };
  await db
    .update(failureCounts)
    .set({ ...left, ...(hasFailed && delay && waiting(delay, now)) })
    .where(isMine);

  function waiting({ from, first, longest }: GrowingDelay, since: Date) {
    const seconds = sql`least(${longest}::int, ${first}::int * power(2, least(${failures} + 1 - ${from}::int, 20)))`;
    const until = sql`${since.toISOString()}::timestamptz + make_interval(secs => ${seconds})`;
    const isSlow = sql`${failures} + 1 >= ${from}::int`;
    return {
      retryAt: sql`case when ${isSlow} then ${until} else null end`,
      windowEndsAt: sql`case when ${isSlow} then greatest(${windowEndsAt}, ${until}) else ${windowEndsAt} end`,
    };
  }
}

/** Tries under way lose their place too, and leave none behind. `prefix` names what was counted by browser and address. */
export async function forgetFailures(db: Database, key: string, prefix: string): Promise<void> {
  await db
    .delete(failureCounts)
    .where(or(eq(failureCounts.key, key), sql`starts_with(${failureCounts.key}, ${prefix})`));
}

export async function cleanUpFailures(db: Database, now: Date): Promise<void> {
  await db.delete(failureCounts).where(lt(failureCounts.windowEndsAt, now));
}
