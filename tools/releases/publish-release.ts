import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkSize,
  createReleaseStore,
  findAlteredFile,
  openBucket,
  parseRelease,
  readSigned,
  type Release,
} from '@heizplatz/releases';
import { BUILT_DIR, registryDir } from './release-folders.ts';
import { checkMayPublish, publicFile, signWithCurrentKey, sizeBudgets } from './release-keys.ts';
import { checkWithShell } from './shell-gate.ts';

/** Versions of a remote under a folder, oldest first. */
export function versionsIn(dir: string, remote: string): string[] {
  const folder = join(dir, remote);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, 'release.json')))
        .sort()
    : [];
}

export const readRelease = (dir: string, remote: string, version: string): Release =>
  parseRelease(readFileSync(join(dir, remote, version, 'release.json'), 'utf8'));

interface Published {
  readonly release: Release;
  /** What the publisher should know of a release that is published all the same; null: nothing. */
  readonly warning: string | null;
}

/**
 * Stores a built version in the registry, and in the bucket that RELEASES_URL names. Rejects also when the shell cannot run it,
 * when no shell's build says so, or when it is larger than the operator allows.
 */
export async function publishRelease(remote: string, named?: string): Promise<Published> {
  const release = findBuiltRelease(remote, named);
  const { version } = release;
  const folder = join(BUILT_DIR, remote, version);
  await checkWithShell(release, folder);
  const warning = await checkSize(release, folder, sizeBudgets());
  storeRelease(remote, version);
  const address = process.env['RELEASES_URL'];
  if (address) {
    const store = createReleaseStore(openBucket(address, process.env));
    await store.put(release, join(registryDir(), remote, version));
  }
  return { release, warning };
}

/**
 * Signs a built version and puts the files that it names into the registry, where it stays unchanged; of the same sources as
 * the shell, which has a gate of its own. Throws when its files are not those it names, when the key that signs here is of
 * another remote's team, or when it claims what the operator did not give to the remote.
 */
export function storeRelease(remote: string, version: string): Release {
  const source = join(BUILT_DIR, remote, version);
  const release = readBuiltRelease(remote, version);
  checkMayPublish(release);
  const target = join(registryDir(), remote, version);
  if (!existsSync(target)) {
    for (const file of ['release.json', ...Object.keys(release.files)])
      cpSync(join(source, file), join(`${target}.part`, file));
    signWithCurrentKey(`${target}.part`);
    renameSync(`${target}.part`, target);
  }
  return release;
}

/** The version that was built, the newest unless one is named. Throws a sentence without it, and where its files were changed. */
export function findBuiltRelease(remote: string, version = versionsIn(BUILT_DIR, remote).at(-1)): Release {
  if (!version) throw new Error(`Nothing is built for ${remote}: npm run release -- build ${remote}`);
  if (!versionsIn(BUILT_DIR, remote).includes(version)) throw new Error(`${remote} ${version} is not built`);
  return readBuiltRelease(remote, version);
}

function readBuiltRelease(remote: string, version: string): Release {
  const release = readRelease(BUILT_DIR, remote, version);
  const altered = findAlteredFile(release, join(BUILT_DIR, remote, version));
  if (altered) throw new Error(`${remote} ${version}: ${altered} is not what was built`);
  return release;
}

/** The version (by default the newest published one). Rejects when shells would refuse it, or when nobody can know. */
export async function checkPublished(
  remote: string,
  version = versionsIn(registryDir(), remote).at(-1),
): Promise<string> {
  if (!version || !versionsIn(registryDir(), remote).includes(version))
    throw new Error(`${remote} ${version ?? ''} is not published`);
  const folder = join(registryDir(), remote, version);
  await checkWithShell(readSigned(folder, publicFile()), folder);
  return version;
}
