import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { BUILT_DIR, registryDir } from './release-folders.ts';
import { findIncompatibility } from './release-incompatibility.ts';
import { signRelease } from './release-signature.ts';
import type { BuildManifest, Release } from './release.ts';

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
  JSON.parse(readFileSync(join(dir, remote, version, 'release.json'), 'utf8')) as Release;

/**
 * Signs a built version and puts it into the registry, where it stays unchanged. Throws when its files are not those it names, or when it
 * does not fit the shell.
 */
export function publishRelease(remote: string, version = versionsIn(BUILT_DIR, remote).at(-1)): Release {
  if (!version) throw new Error(`Nothing is built for ${remote}: npm run release -- build ${remote}`);
  const source = join(BUILT_DIR, remote, version);
  if (!existsSync(source)) throw new Error(`${remote} ${version} is not built`);
  const release = readRelease(BUILT_DIR, remote, version);
  checkFiles(release, source);
  const incompatibility = findIncompatibility(release, shellBuild());
  if (incompatibility) throw new Error(`${remote} ${version} is refused: ${incompatibility}`);
  const target = join(registryDir(), remote, version);
  if (!existsSync(target)) {
    cpSync(source, `${target}.part`, { recursive: true });
    signRelease(`${target}.part`);
    renameSync(`${target}.part`, target);
  }
  return release;
}

/** Undefined while the shell has not been built. */
export function shellBuild(): BuildManifest | undefined {
  const file = join(ROOT, 'dist/apps/shell/build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : undefined;
}

function checkFiles(release: Release, folder: string): void {
  for (const [file, hash] of Object.entries(release.files)) {
    const match = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (match !== hash) throw new Error(`${release.name} ${release.version}: ${file} is not what was built`);
  }
}
