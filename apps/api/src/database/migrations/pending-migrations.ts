import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';
import { lastApplied } from './last-applied';

/** drizzle-kit's list of what it generated. */
const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

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
