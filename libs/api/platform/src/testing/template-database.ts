import { Client } from 'pg';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { testComposition } from './composition';

/** Filling one takes long statements, and long computing between them. */
export const FILL_TIMEOUTS = { statementTimeoutMs: 120_000, connectionTimeoutMs: 120_000 };

/** A database that is filled once a run and copied by each spec that names it. */
export interface DatabaseTemplate {
  /** In lower case and underscores. */
  readonly name: string;
  /** Sees a migrated database; may open connections of its own, which it closes. */
  readonly fill: (db: Database, url: string) => Promise<unknown>;
}

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by apps/api/jest.config.js`);
  return value;
}

export function getDatabaseUrl(name: string): string {
  const url = new URL(requiredVariable('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return url.toString();
}

export async function withAdmin<T>(action: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: requiredVariable('TEST_DATABASE_URL') });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    return await action(admin);
  } finally {
    await admin.end();
  }
}

async function exists(admin: Client, name: string): Promise<boolean> {
  return Boolean((await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount);
}

/** Copies files, which is quicker than blocks through the log for databases of this size. */
export const copyDatabase = (admin: Client, from: string, to: string) =>
  admin.query(`create database ${to} template ${from} strategy file_copy`);

/** Of several jest workers one makes the database, under another name until it is whole; the others wait. */
async function makeOnce(admin: Client, name: string, make: (draft: string) => Promise<unknown>): Promise<string> {
  if (await exists(admin, name)) return name;
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    if (await exists(admin, name)) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await make(draft);
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

/** Changes with the sources, so that a lasting cluster (TEST_DATABASE_URL) gets new templates with them. */
const getName = (what: string): string => `heizplatz_${what}_${requiredVariable('TEST_TEMPLATE_KEY')}`;

const migratedDatabase = (admin: Client): Promise<string> =>
  makeOnce(admin, getName('template'), async (draft) => {
    await admin.query(`create database ${draft}`);
    await testComposition().migrate(getDatabaseUrl(draft));
  });

/** The name of a migrated and filled database to copy from; created by the first caller. */
export async function templateDatabase(admin: Client, template?: DatabaseTemplate): Promise<string> {
  testComposition().subscribe();
  const migrated = await migratedDatabase(admin);
  if (!template) return migrated;
  return makeOnce(admin, getName(template.name), async (draft) => {
    await copyDatabase(admin, migrated, draft);
    const url = getDatabaseUrl(draft);
    const { db, close } = openDatabase({ url, poolSize: 6, log: console, ...FILL_TIMEOUTS });
    try {
      await template.fill(db, url);
    } finally {
      await close();
    }
  });
}
