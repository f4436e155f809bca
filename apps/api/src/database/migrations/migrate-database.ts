import { type ErrorLog, installJobs, type JobDefinition } from '@heizplatz/api-platform';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { adoptBaseline } from './adopt-baseline';
import { onOneNode } from './on-one-node';
import { runMigrations } from './run-migrations';

interface Migrating {
  readonly url: string;
  /** Of the migrations (MIGRATIONS_DIR). */
  readonly folder: string;
  readonly jobs: readonly JobDefinition[];
  readonly log: ErrorLog;
}

/**
 * Brings the schema of tables and jobs up to date, one node at a time, while others read and write. Throws a ConfigError
 * where the database is older than the baseline.
 */
export async function migrateDatabase({ url, folder, jobs, log }: Migrating): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'heizplatz-migrate',
  });
  client.on('error', (err) => log.error({ err }, 'database connection lost while migrating'));
  await client.connect();
  try {
    await onOneNode(client, async () => {
      const [baseline, ...later] = readMigrationFiles({ migrationsFolder: folder });
      if (!baseline) throw new Error(`${folder} has no migrations`);
      await adoptBaseline(client, baseline);
      await runMigrations(client, [baseline, ...later], { log });
      await installJobs(client, log, jobs);
    });
  } finally {
    await client.end();
  }
}
