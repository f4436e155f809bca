import { join } from 'node:path';
import pg from 'pg';
import { DISPOSABLE_SETTINGS } from '../database/disposable-settings.ts';
import { startDatabase } from '../database/start-database.ts';
import { TEST_DATA_DIR } from './test-data-dir.ts';

/** The PostgreSQL of a browser run: a seeded template and the databases copied from it. */
export interface TestCluster {
  readonly buildUrl: (database: string) => string;
  readonly listDatabases: (prefix: string) => Promise<string[]>;
  readonly createDatabase: (name: string, template?: string) => Promise<void>;
  readonly renameDatabase: (from: string, to: string) => Promise<void>;
  /** Ends its connections too. */
  readonly dropDatabase: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The cluster stays in tmp/ between runs, so that a template is seeded once a build and day. */
export async function startTestCluster(): Promise<TestCluster> {
  const database = await startDatabase({ dataDir: join(TEST_DATA_DIR, 'postgres'), settings: DISPOSABLE_SETTINGS });
  const admin = new pg.Pool({ connectionString: database.url, max: 4 });
  admin.on('error', () => undefined);
  const run = async (text: string): Promise<void> => void (await admin.query(text));
  return {
    buildUrl: (name) => {
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    listDatabases: async (prefix) => {
      const text = 'select datname as name from pg_database where starts_with(datname, $1)';
      const { rows } = await admin.query<{ name: string }>(text, [prefix]);
      return rows.map(({ name }) => name);
    },
    // Copied as files: faster than through the log, which is preset.
    createDatabase: (name, template) =>
      run(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`),
    renameDatabase: (from, to) => run(`alter database ${from} rename to ${to}`),
    dropDatabase: (name) => run(`drop database if exists ${name} with (force)`),
    stop: async () => {
      await admin.end();
      await database.stop();
    },
  };
}
