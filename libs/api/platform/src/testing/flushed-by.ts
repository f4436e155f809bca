import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as v from 'valibot';
import { FLUSH_CHANNEL } from '../cache/flush-tags';
import type { TestApi } from './api-test';

const END = 'end of what is heard';
const Tags = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * The tags of all responses that an action flushes on other nodes; received as by other nodes, once its transactions
 * have committed.
 */
export async function flushedBy({ db, databaseUrl }: TestApi, action: () => Promise<unknown>): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  const heard = new Set<string>();
  await client.connect();
  try {
    const isOver = new Promise<void>((resolve) =>
      client.on('notification', ({ payload = '' }) => {
        if (payload === END) resolve();
        else for (const tag of v.parse(Tags, payload)) heard.add(tag);
      }),
    );
    await client.query(`listen ${FLUSH_CHANNEL}`);
    await action();
    // Announcements come in the order of their commits.
    await db.execute(sql`select pg_notify(${FLUSH_CHANNEL}, ${END})`);
    await isOver;
  } finally {
    await client.end();
  }
  return [...heard].sort();
}
