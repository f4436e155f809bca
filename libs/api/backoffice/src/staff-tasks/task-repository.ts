import type { Database } from '@heizplatz/api-platform';
import type { StaffTaskKind } from '@heizplatz/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type ReplacedTask, staffTasks } from './schema';
import { waiting } from './waiting-object-repository';

export type TaskRow = typeof staffTasks.$inferSelect;

export async function isWaiting(
  db: Database,
  { kind, objectId, now }: { kind: StaffTaskKind; objectId: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${waiting([kind], now)} where task.object_id = ${objectId}`);
  return rows.length > 0;
}

export async function findTask(db: Database, kind: string, objectId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(staffTasks)
    .where(and(eq(staffTasks.kind, kind), eq(staffTasks.objectId, objectId)));
  return row;
}

type Change = Pick<TaskRow, 'kind' | 'objectId' | 'ownerUserId' | 'snoozedUntil' | 'doneAt' | 'changedAt' | 'replaced'>;

/** What a change by this user replaces; of a task without a row an owner, a day and an end that it had not. */
export const getReplaced = (row: TaskRow | undefined, byUserId: number): ReplacedTask => ({
  byUserId,
  ownerUserId: row?.ownerUserId ?? null,
  snoozedUntil: row?.snoozedUntil?.toISOString() ?? null,
  doneAt: row?.doneAt?.toISOString() ?? null,
});

/** Overwrites exactly this version (0: none yet); returns the new one, or undefined after a concurrent change. */
export async function writeTask(db: Database, change: Change, version: number): Promise<number | undefined> {
  if (version === 0) {
    const [made] = await db
      .insert(staffTasks)
      .values(change)
      .onConflictDoNothing()
      .returning({ version: staffTasks.version });
    return made?.version;
  }
  const { kind, objectId, ...set } = change;
  const [changed] = await db
    .update(staffTasks)
    .set({ ...set, version: version + 1 })
    .where(and(eq(staffTasks.kind, kind), eq(staffTasks.objectId, objectId), eq(staffTasks.version, version)))
    .returning({ version: staffTasks.version });
  return changed?.version;
}
