import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createFolderPointer, type PointerStore, type PointerTrust, readPointer } from '@heizplatz/releases';
import { createDatabasePointer, hasPointerTables } from '@heizplatz/releases/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { ROOT } from '../build/workspace.ts';
import { choosePlaces } from '../database/choose-places.ts';
import { databaseUrl, findPostmaster } from '../database/cluster.ts';
import { registryDir } from './release-folders.ts';
import { publicFile, signingKey } from './release-keys.ts';

export interface OpenPointer {
  readonly store: PointerStore;
  /** Where moves are written, without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

const DATABASE_TIMEOUT_MS = 10_000;

/** An operator's own folder: a pointer.json of before revisions counts. */
const getTrust = (): PointerTrust => ({ publicKeyFile: publicFile(), acceptsUnsigned: true });

/** What serves, as far as this machine's folder knows. */
export const readFolderPointer = () => readPointer(registryDir(), getTrust());

const getSigner = () => ({ getKey: signingKey, clock: () => new Date() });

/** The pointer of this machine's folder alone. */
export const openFolderPointer = (): PointerStore =>
  createFolderPointer({ dir: registryDir(), trust: getTrust(), ...getSigner() });

/**
 * The pointer that shells follow: in the database of DATABASE_URL, or of the `npm start` whose releases these are; without
 * one, with RELEASE_POINTER=folder, or while the database has no tables for it, in the folder. Rejects when the database of
 * DATABASE_URL does not respond.
 */
export async function openPointer(environment: NodeJS.ProcessEnv = process.env): Promise<OpenPointer> {
  const folder = { store: openFolderPointer(), place: registryDir(), close: async () => undefined };
  if (environment['RELEASE_POINTER'] === 'folder') return folder;
  const url = environment['DATABASE_URL'] || findDatabase(environment['DATA_DIR']);
  return url === undefined ? folder : ((await connect(url)) ?? folder);
}

/** The embedded database lies in DATA_DIR, or beside the releases as the keys do. */
function findDatabase(dataDirName: string | undefined): string | undefined {
  const folder = join(dataDirName ? resolve(ROOT, dataDirName) : dirname(registryDir()), 'postgres');
  if (!existsSync(folder)) return undefined;
  const { dataDir } = choosePlaces(folder);
  const postmaster = findPostmaster(dataDir);
  return postmaster && databaseUrl(dataDir, postmaster.port);
}

async function connect(url: string): Promise<OpenPointer | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
  const { host, pathname } = new URL(url);
  const place = `the database ${host}${pathname}`;
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} does not respond (${reason}); RELEASE_POINTER=folder moves the folder's pointer alone`, {
      cause: error,
    });
  }
  const db = drizzle(client);
  if (await hasPointerTables(db)) {
    const store = createDatabasePointer({ db, readFolder: readFolderPointer, ...getSigner() });
    return { store, place, close: () => client.end() };
  }
  await client.end();
  return undefined;
}

/** Runs with the pointer that shells follow. */
export async function withPointer<T>(run: (store: PointerStore, place: string) => Promise<T>): Promise<T> {
  const { store, place, close } = await openPointer();
  try {
    return await run(store, place);
  } finally {
    await close();
  }
}

/** Who runs a command. */
export const getAuthor = (): string => `${userInfo().username}@${hostname()}`;
