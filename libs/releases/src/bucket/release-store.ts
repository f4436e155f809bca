import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getPathInside } from '../path-inside.ts';
import type { Release } from '../release.ts';
import { RELEASE_MANIFEST, RELEASE_SIGNATURE } from '../signature.ts';
import type { Bucket } from './bucket.ts';

/** Signed releases in a bucket, for shells that have no folder in common. */
export interface ReleaseStore {
  /** Uploads the signed release in a folder. It counts as stored once its manifest is there, which comes last. */
  put(release: Release, folder: string): Promise<void>;
  /**
   * Lays a release out at `folder` (…/REMOTE/VERSION), whole or not at all. `readSigned` throws unless the manifest in a
   * folder was signed by a trusted key; nothing else is downloaded before. The hashes of the files are left to the gate.
   * Rejects where the store has no such release.
   */
  fetch(folder: string, names: ReleaseNames, readSigned: (folder: string) => Release): Promise<void>;
}

interface ReleaseNames {
  readonly name: string;
  readonly version: string;
}

/** Transfers at once. */
const WIDTH = 8;

export function createReleaseStore(bucket: Bucket): ReleaseStore {
  const getKey = ({ name, version }: ReleaseNames, file: string) => `${name}/${version}/${file}`;
  return {
    async put(release, folder) {
      const send = (file: string) => bucket.putFile(getKey(release, file), join(folder, file));
      await forEach(Object.keys(release.files), send);
      await send(RELEASE_SIGNATURE);
      await send(RELEASE_MANIFEST);
    },
    async fetch(folder, names, readSigned) {
      const registry = dirname(dirname(folder));
      await mkdir(dirname(folder), { recursive: true });
      // Its last two folders are named as the release: that is part of what is signed.
      const draft = await mkdtemp(join(registry, '.fetching-'));
      const target = join(draft, names.name, names.version);
      const get = (file: string) => bucket.getFile(getKey(names, file), join(target, getInside(file)));
      try {
        await get(RELEASE_MANIFEST);
        await get(RELEASE_SIGNATURE);
        await forEach(Object.keys(readSigned(target).files), get);
        await rename(target, folder);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** A signed manifest names files of its folder; still, nothing is written elsewhere. */
function getInside(file: string): string {
  const path = getPathInside(file);
  if (path === undefined) throw new Error(`${file} is outside of the release`);
  return path;
}

async function forEach(items: readonly string[], action: (item: string) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await action(item);
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
}
