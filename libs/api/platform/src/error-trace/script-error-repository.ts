import { lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { scriptErrors } from './schema';

export async function insertScriptError(db: Database, row: typeof scriptErrors.$inferInsert): Promise<void> {
  await db.insert(scriptErrors).values(row);
}

export async function deleteScriptErrorsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(scriptErrors).where(lt(scriptErrors.reportedAt, time));
}
