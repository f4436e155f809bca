import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@heizplatz/api-platform';
import { type CallResponse, type CALLS, ReleaseVersion } from '@heizplatz/contract';
import {
  pointerFile,
  type PointerStore,
  readSigned,
  type Release,
  type ReleasePointer,
  REMOTE_NAME,
} from '@heizplatz/releases';
import * as v from 'valibot';

/** `release` null: its release.json is missing, broken, another's, or not signed with our key. */
export interface ReleaseMatch {
  readonly remote: string;
  readonly version: string;
  readonly release: Release | null;
}

export interface Registry {
  readonly state: CallResponse<typeof CALLS.publishedReleases>['Registry'];
  readonly pointer: ReleasePointer;
  readonly releases: readonly ReleaseMatch[];
}

type Places = Pick<Config, 'releasesDir' | 'releaseKeyFile'>;

/** A folder that is being published. */
const isAvailable = (name: string): boolean => !name.endsWith('.part');

/** Null: it cannot be read. */
async function getPointer(store: PointerStore): Promise<ReleasePointer | null> {
  try {
    return await store.read();
  } catch {
    return null;
  }
}

async function getFolders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function releaseOf({ releasesDir, releaseKeyFile }: Places, remote: string, version: string): Release | null {
  try {
    return readSigned(join(releasesDir, remote, version), releaseKeyFile);
  } catch {
    return null;
  }
}

/** Versions that a remote's rules name, whether they are published or not. */
export const servingVersions = ({ remotes }: ReleasePointer, remote: string): string[] => [
  ...new Set(remotes[remote]?.serving.map(({ version }) => version)),
];

/** Remotes that are published, or served once. */
export const listRemotes = ({ pointer, releases }: Pick<Registry, 'pointer' | 'releases'>): string[] =>
  [...new Set([...releases.map(({ remote }) => remote), ...Object.keys(pointer.remotes)])].toSorted();

/** All that is published under RELEASES_DIR, and what serves though it is not there (any more). Never rejects for a broken file. */
export async function readRegistry(places: Places, store: PointerStore): Promise<Registry> {
  const { releasesDir: dir } = places;
  const pointer = await getPointer(store);
  const remotes = pointer ?? { remotes: {} };
  const getReleases = async (remote: string): Promise<ReleaseMatch[]> => {
    const names = new Set([...(await getFolders(join(dir, remote))), ...servingVersions(remotes, remote)]);
    const versions = [...names].filter((name) => isAvailable(name) && v.is(ReleaseVersion, name));
    return versions.map((version) => ({ remote, version, release: releaseOf(places, remote, version) }));
  };
  const folders = (await getFolders(dir)).filter((name) => REMOTE_NAME.test(name));
  const names = new Set([...folders, ...Object.keys(remotes.remotes)]);
  const releases = (await Promise.all([...names].map(getReleases))).flat();
  const isMissing = releases.length === 0 && !existsSync(pointerFile(dir));
  return { state: isMissing ? 'missing' : pointer ? 'there' : 'unreadable', pointer: remotes, releases };
}
