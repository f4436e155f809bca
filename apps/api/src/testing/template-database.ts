import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../database/migrate-database';
import { ALL_JOBS } from '../jobs/all-jobs';

const MIGRATIONS = join(__dirname, '../../migrations');
/** Any fixed number: of several jest workers, one makes the template. */
const TEMPLATE_LOCK = 4_201_001;

export function superuserUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run these tests by apps/api/jest.config.js');
  return url;
}

export function urlOfDatabase(name: string): string {
  const url = new URL(superuserUrl());
  url.pathname = `/${name}`;
  return url.toString();
}

/** Changes with the migrations and jobs, so that a lasting cluster (TEST_DATABASE_URL) gets a new template with them. */
function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(ALL_JOBS));
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  return `heizplatz_template_${hash.digest('hex').slice(0, 12)}`;
}

export async function withAdmin<T>(act: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: superuserUrl() });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

/** The name of a migrated database to copy from; made by whoever comes first. */
export function templateDatabase(): Promise<string> {
  const name = templateName();
  return withAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    await migrateDatabase({ url: urlOfDatabase(draft), folder: MIGRATIONS, log: console });
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}
