import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeIncompatibility,
  findAlteredFile,
  findIncompatibility,
  parseRelease,
  type Release,
} from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import type { BuildManifest } from './build-manifest.ts';
import { BUILT_DIR, registryDir } from './release-folders.ts';
import { signWithCurrentKey } from './release-keys.ts';

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

/**
 * Signs a built version and puts it into the registry, where it stays unchanged. Throws when its files are not those it names, or when it
 * does not fit the shell.
 */
export function publishRelease(remote: string, version = versionsIn(BUILT_DIR, remote).at(-1)): Release {
  if (!version) throw new Error(`Nothing is built for ${remote}: npm run release -- build ${remote}`);
  const source = join(BUILT_DIR, remote, version);
  if (!existsSync(source)) throw new Error(`${remote} ${version} is not built`);
  const release = readRelease(BUILT_DIR, remote, version);
  const altered = findAlteredFile(release, source);
  if (altered) throw new Error(`${remote} ${version}: ${altered} is not what was built`);
  const incompatibility = findShellIncompatibility(release);
  if (incompatibility) throw new Error(`${remote} ${version} is refused: ${incompatibility}`);
  const target = join(registryDir(), remote, version);
  if (!existsSync(target)) {
    cpSync(source, `${target}.part`, { recursive: true });
    signWithCurrentKey(`${target}.part`);
    renameSync(`${target}.part`, target);
  }
  return release;
}

/** Undefined while the shell has not been built. */
function shellBuild(): BuildManifest | undefined {
  const file = join(ROOT, 'dist/apps/shell/build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : undefined;
}

/** Why the shell that was built here cannot run a release, in one clause; undefined when it can, or when no shell was built. */
export function findShellIncompatibility(release: Release): string | undefined {
  const shell = shellBuild();
  const incompatibility = shell && findIncompatibility(release, shell);
  return incompatibility ? describeIncompatibility(incompatibility) : undefined;
}
