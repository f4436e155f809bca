import type { SQL } from 'drizzle-orm';
import { openDatabase } from '../database/open-database';
import { FILL_TIMEOUTS } from './template-database';

/** Runs a statement that prepares many rows, on a connection without the time limit of calls: a busy machine takes longer. */
export async function fillTables(databaseUrl: string, statement: SQL): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: 1, log: console, ...FILL_TIMEOUTS });
  try {
    await db.execute(statement);
  } finally {
    await close();
  }
}
