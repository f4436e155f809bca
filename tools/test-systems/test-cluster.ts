import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { disposableFolder } from '../database/disposable-folder.ts';
import { MEMORY_SETTINGS } from '../database/disposable-settings.ts';
import { startDatabase } from '../database/start-database.ts';
import { copySeededDatabase, type SeededDemo } from './seeded-demo.ts';

/** The PostgreSQL of a browser run. */
export interface TestCluster {
  readonly buildUrl: (database: string) => string;
  /** A copy of the seeded demonstration, or an empty database. */
  readonly createDatabase: (name: string, contents: 'demo' | 'empty') => Promise<void>;
  /** Ends its connections too. */
  readonly dropDatabase: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The seeded one; whoever is connected to it would hold up its copies. */
const SEEDED = 'postgres';
const ADMIN = 'template1';

/** A copy of the seeded demonstration's cluster, which goes with the run. */
export async function startTestCluster(demo: SeededDemo): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(disposableFolder(), 'heizplatz-e2e-'));
  copySeededDatabase(demo, dataDir);
  const database = await startDatabase({ dataDir, settings: MEMORY_SETTINGS, isDisposable: true });
  const buildUrl = (name: string): string => {
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const admin = new pg.Pool({ connectionString: buildUrl(ADMIN), max: 4 });
  admin.on('error', () => undefined);
  const run = async (text: string): Promise<void> => void (await admin.query(text));
  return {
    buildUrl,
    // Copied as files: faster than through the log, which is preset.
    createDatabase: (name, contents) =>
      run(
        `create database ${name} ${contents === 'demo' ? `template ${SEEDED} strategy file_copy` : 'template template0'}`,
      ),
    dropDatabase: (name) => run(`drop database if exists ${name} with (force)`),
    stop: async () => {
      await admin.end();
      await database.stop();
    },
  };
}
