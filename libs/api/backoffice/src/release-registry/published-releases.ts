import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@heizplatz/api-platform';
import { ReleaseVersion } from '@heizplatz/contract';
import {
  createReleaseStore,
  openBucket,
  parseRelease,
  readSigned,
  RELEASE_MANIFEST,
  type Release,
} from '@heizplatz/releases';
import * as v from 'valibot';
import { RegistryError } from './registry-error';

export type RegistryPlaces = Pick<Config, 'releasesDir' | 'releaseKeyFile' | 'releasesUrl' | 'bucketAccess'>;

interface ReleaseNames {
  readonly remote: string;
  readonly version: string;
}

/** Where releases lie: the folder that shells and staff's page read, and the bucket of RELEASES_URL. */
export interface PublishedReleases {
  /** The manifest in each place; null where it is not. */
  readonly readManifests: (names: ReleaseNames) => Promise<readonly (Buffer | null)[]>;
  /** Stores the release in a folder, which is gone afterwards, where it is not yet. Rejects where something else took its place. */
  readonly store: (release: Release, folder: string) => Promise<void>;
  /** Versions of a remote, the oldest first. */
  readonly listVersions: (remote: string) => Promise<readonly string[]>;
  /** Its folder on this machine, fetched from the bucket where needed. Rejects with NOT_PUBLISHED. */
  readonly getFolder: (names: ReleaseNames) => Promise<string>;
}

/** While it is received or deleted, a folder has another name. */
export const isVersion = (name: string): boolean => v.is(ReleaseVersion, name) && !name.endsWith('.part');

export function openPublishedReleases({
  releasesDir,
  releaseKeyFile,
  releasesUrl,
  bucketAccess,
}: RegistryPlaces): PublishedReleases {
  const bucket = releasesUrl === null ? null : openBucket(releasesUrl, bucketAccess);
  const inBucket = bucket && createReleaseStore(bucket);
  const toFolder = ({ remote, version }: ReleaseNames) => join(releasesDir, remote, version);
  const readOwn = (names: ReleaseNames) => readIfThere(join(toFolder(names), RELEASE_MANIFEST));
  const readStored = async ({ remote, version }: ReleaseNames) =>
    (await bucket?.get(`${remote}/${version}/${RELEASE_MANIFEST}`)) ?? null;

  async function listStored(remote: string): Promise<string[]> {
    const versions: string[] = [];
    for await (const { key } of bucket?.objects(`${remote}/`) ?? [])
      if (key.endsWith(`/${RELEASE_MANIFEST}`)) versions.push(key.split('/')[1] ?? '');
    return versions;
  }
  return {
    readManifests: (names) => Promise.all([readOwn(names), ...(bucket ? [readStored(names)] : [])]),
    store: async (release, folder) => {
      const names = { remote: release.name, version: release.version };
      if (inBucket && !(await readStored(names))) await inBucket.put(release, folder);
      if (await readOwn(names)) return;
      await mkdir(dirname(toFolder(names)), { recursive: true });
      await rename(folder, toFolder(names));
    },
    listVersions: async (remote) => {
      const own = await listFolders(join(releasesDir, remote));
      const there = own.filter((version) => existsSync(join(releasesDir, remote, version, RELEASE_MANIFEST)));
      return [...new Set([...there, ...(await listStored(remote))])].filter(isVersion).toSorted();
    },
    getFolder: async (names) => {
      const folder = toFolder(names);
      if (existsSync(join(folder, RELEASE_MANIFEST))) return folder;
      if (!inBucket || !(await readStored(names)))
        throw new RegistryError('NOT_PUBLISHED', `${names.remote} ${names.version} is not published`);
      const release = { name: names.remote, version: names.version };
      await inBucket
        .fetch(folder, release, (draft) => readSigned(draft, releaseKeyFile))
        .catch((error: unknown) => {
          // Another request was quicker.
          if (!existsSync(join(folder, RELEASE_MANIFEST))) throw error;
        });
      return folder;
    },
  };
}

/** What an operator or team published once is read without its signature: its key may have been revoked since. */
export const readManifestIn = async (folder: string): Promise<Release> =>
  parseRelease(await readFile(join(folder, RELEASE_MANIFEST), 'utf8'));

const NotThere = v.object({ code: v.picklist(['ENOENT', 'ENOTDIR']) });

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (v.is(NotThere, error)) return null;
    throw error;
  });

const listFolders = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (v.is(NotThere, error)) return [];
    throw error;
  });
