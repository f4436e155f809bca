import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@heizplatz/api-platform';
import {
  type CallResponse,
  type CALLS,
  RELEASE_REMOTES,
  type ReleaseRemote,
  ReleaseVersion,
} from '@heizplatz/contract';
import {
  pointerFile,
  readPointer,
  readSigned,
  type Release,
  type ReleasePointer,
  servedVersion,
} from '@heizplatz/releases';
import * as v from 'valibot';

/** `release` null: its release.json is missing, broken, another's, or not signed with our key. */
export interface ReleaseMatch {
  readonly remote: ReleaseRemote;
  readonly version: string;
  readonly release: Release | null;
}

export interface Registry {
  readonly state: CallResponse<typeof CALLS.staffReleases>['Registry'];
  readonly pointer: ReleasePointer;
  readonly releases: readonly ReleaseMatch[];
}

type Places = Pick<Config, 'releasesDir' | 'releaseKeyFile'>;

/** A folder that is being published. */
const isAvailable = (name: string): boolean => !name.endsWith('.part');

function getPointer(dir: string): ReleasePointer | null {
  try {
    return readPointer(dir);
  } catch {
    return null;
  }
}

async function getFolders(dir: string, remote: string): Promise<string[]> {
  const folder = join(dir, remote);
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

/** All that is published under RELEASES_DIR, and what serves though it is not there (any more). Never throws for a broken file. */
export async function readRegistry(places: Places): Promise<Registry> {
  const { releasesDir: dir } = places;
  const pointer = getPointer(dir);
  const getReleases = async (remote: ReleaseRemote): Promise<ReleaseMatch[]> => {
    const served = pointer && servedVersion(pointer, remote);
    const names = new Set([...(await getFolders(dir, remote)), ...(served ? [served] : [])]);
    const versions = [...names].filter((name) => isAvailable(name) && v.is(ReleaseVersion, name));
    return versions.map((version) => ({ remote, version, release: releaseOf(places, remote, version) }));
  };
  const releases = (await Promise.all(RELEASE_REMOTES.map(getReleases))).flat();
  const isMissing = releases.length === 0 && !existsSync(pointerFile(dir));
  return {
    state: isMissing ? 'missing' : pointer ? 'there' : 'unreadable',
    pointer: pointer ?? { remotes: {} },
    releases,
  };
}
