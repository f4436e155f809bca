import { sql } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from '../database/database';

/** What pg-boss executes its own statements by. */
export const bossDatabase = (client: Pick<Pool | ClientBase, 'query'>): Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** The same within a transaction: a job is sent when it commits. */
export const bossTransaction = (tx: Database): Db => fromDrizzle(tx, sql);

/**
 * pg-boss fixes a queue's policy when it is created, and a new queue would lose the jobs that wait in the old one. Each job
 * carries the policy of its queue at its sending: those that wait run as before, the next ones are one a key.
 */
export async function setQueuePolicy(client: ClientBase, name: string, policy: string): Promise<void> {
  await client.query('update pgboss.queue set policy = $2, updated_on = now() where name = $1', [name, policy]);
}
