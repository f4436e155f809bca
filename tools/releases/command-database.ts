import { dirname, join, resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { ROOT } from '../build/workspace.ts';
import { locateData } from '../database/choose-places.ts';
import { databaseUrl, findPostmaster } from '../database/cluster.ts';
import { registryDir } from './release-folders.ts';

export interface OpenDatabase {
  readonly db: NodePgDatabase;
  /** 'the database HOST/NAME', without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

const DATABASE_TIMEOUT_MS = 10_000;

/** DATABASE_URL, or the database of the running `npm start` whose releases these are. */
export const findDatabase = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['DATABASE_URL'] || findEmbedded(environment['DATA_DIR']);

/** The embedded database lies in DATA_DIR, or beside the releases as the keys do. */
function findEmbedded(dataDirName: string | undefined): string | undefined {
  const dataDir = locateData(join(dataDirName ? resolve(ROOT, dataDirName) : dirname(registryDir()), 'postgres'));
  const postmaster = findPostmaster(dataDir);
  return postmaster && databaseUrl(dataDir, postmaster.port);
}

/** Rejects with a sentence where it does not respond; `advice` follows it. */
export async function connectDatabase(url: string, advice = ''): Promise<OpenDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
  const { host, pathname } = new URL(url);
  const place = `the database ${host}${pathname}`;
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} does not respond (${reason})${advice}`, { cause: error });
  }
  return { db: drizzle(client), place, close: () => client.end() };
}

/** Runs with the database of the marketplace. Rejects with a sentence where none is found. */
export async function withDatabase<T>(run: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const url = findDatabase(process.env);
  if (url === undefined) throw new Error('no database: set DATABASE_URL, or run npm start');
  const { db, close } = await connectDatabase(url);
  try {
    return await run(db);
  } finally {
    await close();
  }
}
