import { seedFirstAdmin } from '@heizplatz/api-identity';
import { type Config, ConfigError, openDatabase } from '@heizplatz/api-platform';
import type { Logger } from 'pino';
import { migrateDatabase } from '../database/migrations/migrate-database';
import { pendingMigrations } from '../database/migrations/pending-migrations';
import { prepareMarket } from '../demo/prepare-market';
import { ALL_JOBS } from '../registry/all-jobs';
import { subscribeModules } from '../registry/subscriptions';

/** Schema and market, over a connection that may take its time: of two nodes, the second waits for the first. */
export async function prepareDatabase(config: Config, now: Date, log: Logger): Promise<void> {
  const { databaseUrl: url, mode } = config;
  subscribeModules();
  await migrateDatabase({ url, folder: config.migrationsDir, jobs: ALL_JOBS, log });
  const patience = { statementTimeoutMs: 180_000, lockTimeoutMs: 180_000, connectionTimeoutMs: 180_000 };
  const patient = openDatabase({ url, poolSize: 2, log, name: 'heizplatz-prepare', ...patience });
  try {
    await prepareMarket(patient.db, { mode, today: now.toISOString().slice(0, 10), log });
    await seedFirstAdmin(patient.db, { firstAdmin: config.firstAdmin, now, log });
  } finally {
    await patient.close();
  }
}

/** Throws with the way out where the schema is older than this version of the API. */
export async function requireSchema({ databaseUrl: url, migrationsDir: folder }: Config): Promise<void> {
  const pending = await pendingMigrations({ url, folder });
  if (pending.length > 0)
    throw new ConfigError(
      `DATABASE_URL: the database lacks ${pending.length} migrations (from ${pending[0]} on); run npm run migrate first`,
    );
}
