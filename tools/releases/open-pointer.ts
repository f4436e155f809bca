import { hostname, userInfo } from 'node:os';
import { createFolderPointer, type PointerStore, type PointerTrust, readPointer } from '@heizplatz/releases';
import type { OpenPointer } from './connect-pointer.ts';
import { findDatabase } from './find-database.ts';
import { registryDir } from './release-folders.ts';
import { publicFile, signingKey } from './release-keys.ts';

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
  const folder = {
    ...{ store: openFolderPointer(), place: registryDir(), close: async () => undefined },
    ...{ readShells: async () => null, readHealth: async () => null },
  };
  if (environment['RELEASE_POINTER'] === 'folder') return folder;
  const url = findDatabase(environment);
  if (url === undefined) return folder;
  // drizzle and pg take longer to load than a command of the folder or of a registry runs.
  const { connectPointer } = await import('./connect-pointer.ts');
  return (await connectPointer(url, { readFolder: readFolderPointer, ...getSigner() })) ?? folder;
}

/** Runs with the pointer that shells follow. */
export async function withPointer<T>(run: (store: PointerStore, pointer: OpenPointer) => Promise<T>): Promise<T> {
  const pointer = await openPointer();
  try {
    return await run(pointer.store, pointer);
  } finally {
    await pointer.close();
  }
}

/** Who runs a command. */
export const getAuthor = (): string => `${userInfo().username}@${hostname()}`;
