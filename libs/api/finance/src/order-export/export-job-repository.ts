import { staffExports } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';

export type ExportJobRow = typeof staffExports.$inferSelect;
type NewExportJob = typeof staffExports.$inferInsert;

export async function insertExportJob(tx: Database, job: NewExportJob): Promise<string> {
  const [row] = await tx.insert(staffExports).values(job).returning({ id: staffExports.id });
  if (!row) throw new Error('no export was inserted');
  return row.id;
}

export async function findExportJob(db: Database, id: string): Promise<ExportJobRow | undefined> {
  const [row] = await db.select().from(staffExports).where(eq(staffExports.id, id));
  return row;
}

export async function changeExportJob(db: Database, id: string, changes: Partial<NewExportJob>): Promise<void> {
  await db.update(staffExports).set(changes).where(eq(staffExports.id, id));
}

const ofUser = (userId: number, callId: string) =>
  and(eq(staffExports.userId, userId), eq(staffExports.callId, callId));

/** The newest first. */
export const findExportJobs = (db: Database, userId: number, callId: string, limit: number): Promise<ExportJobRow[]> =>
  db.select().from(staffExports).where(ofUser(userId, callId)).orderBy(desc(staffExports.createdAt)).limit(limit);

/** Whether the same was requested since then and is not done yet. */
export async function isBeingWritten(
  db: Database,
  { userId, callId, query }: Pick<NewExportJob, 'userId' | 'callId' | 'query'>,
  since: Date,
): Promise<boolean> {
  const isOpen = [inArray(staffExports.state, ['waiting', 'running']), gt(staffExports.createdAt, since)];
  const isSame = sql`${staffExports.query} = ${JSON.stringify(query)}::jsonb`;
  return (await db.$count(staffExports, and(ofUser(userId, callId), isSame, ...isOpen))) > 0;
}

export const expiredExportJobs = (db: Database, callId: string, now: Date): Promise<ExportJobRow[]> =>
  db
    .select()
    .from(staffExports)
    .where(and(eq(staffExports.callId, callId), lt(staffExports.expiresAt, now)));

export async function deleteExportJob(db: Database, id: string): Promise<void> {
  await db.delete(staffExports).where(eq(staffExports.id, id));
}
