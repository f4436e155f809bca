import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { failureCounts } from './schema';

export interface FailureCount {
  readonly failures: number;
  readonly windowEndsAt: Date;
}

export async function readFailures(db: Database, keys: string[]): Promise<Map<string, FailureCount>> {
  const rows = await db.select().from(failureCounts).where(inArray(failureCounts.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

/** One more failure; a window that is over begins anew. */
export async function countFailure(db: Database, key: string, now: Date, windowEndsAt: Date): Promise<void> {
  const isOver = sql`${failureCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  await db
    .insert(failureCounts)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: failureCounts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failureCounts.failures} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${failureCounts.windowEndsAt} end`,
      },
    });
}

export async function sweepFailures(db: Database, now: Date): Promise<void> {
  await db.delete(failureCounts).where(lt(failureCounts.windowEndsAt, now));
}
