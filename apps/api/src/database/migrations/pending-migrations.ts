import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';

/** drizzle-kit's list of what it generated. */
const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

const MISSING_TABLE = '42P01';

/** Names of the migrations that the database does not have yet, in their order. `folder` is MIGRATIONS_DIR. */
export async function pendingMigrations({ url, folder }: { url: string; folder: string }): Promise<string[]> {
  const { entries } = v.parse(Journal, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'heizplatz-migrate',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const last = await lastApplied(client);
    return entries.filter(({ when }) => when > last).map(({ tag }) => tag);
  } finally {
    await client.end();
  }
}

/** When the newest one was generated, in milliseconds; the migrator too compares by it. */
async function lastApplied(client: Client): Promise<number> {
  try {
    const { rows } = await client.query<{ last: string | null }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === MISSING_TABLE) return 0;
    throw error;
  }
}
