import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@heizplatz/api-platform';
import {
  type Bucket,
  listStoredReleases,
  openBucket,
  readSigned,
  type Release,
  RELEASE_MANIFEST,
  REMOTE_NAME,
} from '@heizplatz/releases';

export type ReleasePlaces = Pick<Config, 'releasesDir' | 'releaseKeyFile' | 'releasesUrl' | 'bucketAccess'>;

export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
}

/** What is published: in RELEASES_DIR, and in the bucket of RELEASES_URL. */
export interface PublishedManifests {
  /** Rejects where the bucket does not respond. */
  readonly list: () => Promise<readonly PublishedVersion[]>;
  /** Null: there is none, or no trusted key signed it. */
  readonly read: (published: PublishedVersion) => Promise<Release | null>;
}

/** Manifests of the bucket, each with its signature: they never change, and the rest of a release is not needed to list it. */
const CACHE = '.manifests';
const FILES = [RELEASE_MANIFEST, `${RELEASE_MANIFEST}.sig`] as const;

export function openManifests({
  releasesDir,
  releaseKeyFile,
  releasesUrl,
  bucketAccess,
}: ReleasePlaces): PublishedManifests {
  const bucket = releasesUrl === null ? null : openBucket(releasesUrl, bucketAccess);
  const read = async ({ remote, version }: PublishedVersion) => {
    const own = join(releasesDir, remote, version);
    if (!bucket || existsSync(own)) return readSigned(own, releaseKeyFile);
    const cached = join(releasesDir, CACHE, remote, version);
    if (!existsSync(cached)) await fetchManifest(bucket, { remote, version }, cached);
    return readSigned(cached, releaseKeyFile);
  };
  return {
    list: async () => {
      const stored = bucket ? await listStoredReleases(bucket) : [];
      return [
        ...(await listFolder(releasesDir)),
        ...stored.map(({ name, version }) => ({ remote: name, version })),
      ].filter(({ remote }) => REMOTE_NAME.test(remote));
    },
    read: (published) => read(published).catch(() => null),
  };
}

/** Whole or not at all: several requests may do so at once. */
async function fetchManifest(bucket: Bucket, { remote, version }: PublishedVersion, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.`);
  try {
    for (const file of FILES) {
      const content = await bucket.get(`${remote}/${version}/${file}`);
      if (content === null) throw new Error(`${remote}/${version}/${file} is not in the bucket`);
      await writeFile(join(draft, file), content);
    }
    await rename(draft, target).catch((error: unknown) => {
      // Another request was quicker.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function listFolder(dir: string): Promise<PublishedVersion[]> {
  const versions = (await getFolders(dir))
    .filter((name) => REMOTE_NAME.test(name))
    .map(async (remote) => (await getFolders(join(dir, remote))).map((version) => ({ remote, version })));
  return (await Promise.all(versions)).flat();
}

async function getFolders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
