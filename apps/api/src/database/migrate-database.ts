import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { installJobs } from '../jobs/install-jobs';
import type { ErrorLog } from './open-database';

/** Any fixed number; two nodes that start at once take turns by it. */
const MIGRATION_LOCK = 4_201_000;

/** Brings the schema of tables and jobs up to date, one node at a time. `folder` is the migrations' (MIGRATIONS_DIR). */
export async function migrateDatabase({
  url,
  folder,
  log,
}: {
  url: string;
  folder: string;
  log: ErrorLog;
}): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'heizplatz-migrate',
  });
  client.on('error', (err) => log.error({ err }, 'database connection lost while migrating'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
    await installJobs(client, log);
  } finally {
    await client.end();
  }
}
