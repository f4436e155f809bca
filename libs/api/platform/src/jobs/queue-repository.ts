import { createHash } from 'node:crypto';
import type { ClientBase, Pool, QueryResult } from 'pg';
import type { Db } from 'pg-boss';
import type { Database } from '../database/database';

/** What pg-boss executes its own statements by. */
export const bossDatabase = (client: Pick<Pool | ClientBase, 'query'>): Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** Names of statements by their texts, of which pg-boss has a few a queue. */
const names = new Map<string, string>();

function getName(text: string): string {
  const name = names.get(text) ?? `boss_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** The same within a transaction: a job is sent when it commits. The server plans each text once a connection. */
export const bossTransaction = (tx: Database): Db => ({
  executeSql: (text, values = []) => {
    const query = { sql: text, params: values };
    return tx._.session
      .prepareQuery<{ execute: QueryResult; all: never; values: never }>(query, undefined, getName(text), false)
      .execute();
  },
});

/**
 * pg-boss fixes a queue's policy when it is created, and a new queue would lose the jobs that wait in the old one. Each job
 * carries the policy of its queue at its sending: those that wait run as before, the next ones are one a key.
 */
export async function setQueuePolicy(client: ClientBase, name: string, policy: string): Promise<void> {
  await client.query('update pgboss.queue set policy = $2, updated_on = now() where name = $1', [name, policy]);
}
