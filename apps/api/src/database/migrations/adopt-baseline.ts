import { ConfigError } from '@heizplatz/api-platform';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { lastApplied } from './last-applied';

/** A commit that has all migrations which the baseline stands for. */
const WITH_FORMER_MIGRATIONS = 'ad3d283c';

/**
 * The baseline makes what 92 migrations had made, and has the time of the last of them (decision 149): a database that
 * came so far gets its record, and nothing else is run. Throws a ConfigError for a database that stands at an older one.
 */
export async function adoptBaseline(client: Client, baseline: MigrationMeta): Promise<void> {
  const last = await lastApplied(client);
  if (last === 0) return;
  if (last < baseline.folderMillis)
    throw new ConfigError(
      `DATABASE_URL: the database is older than the first migration of this version; check out ${WITH_FORMER_MIGRATIONS} and migrate it with that (npm ci, npm run build, npm run migrate; or npm start), then start this version again`,
    );
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select $1, $2
     where not exists (select from drizzle.__drizzle_migrations where hash = $1)`,
    [baseline.hash, baseline.folderMillis],
  );
}
