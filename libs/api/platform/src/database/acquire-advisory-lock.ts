import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Holds a text until the transaction ends: of two senders of the same thing at once, the second sees what the first wrote. */
export async function acquireAdvisoryLock(tx: Database, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}
