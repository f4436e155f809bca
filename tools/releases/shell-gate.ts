import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  checkContainer,
  checkPatterns,
  checkRelease,
  checkTaken,
  describeIncompatibility,
  findIncompatibility,
  parseRelease,
  readPointer,
  readShellBuild,
  type Release,
} from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import { registryDir } from './release-folders.ts';
import { remoteGrants } from './release-keys.ts';

/** The build of the shell that shall run what is published; SHELL_DIR as the shell reads it. */
const shellDir = (): string => resolve(process.env['SHELL_DIR'] ?? join(ROOT, 'dist/apps/shell'));

/** What serves anybody, as far as the registry has it. */
export function readServedReleases(): Release[] {
  const served = Object.entries(readPointer(registryDir()).remotes).flatMap(([remote, { serving }]) =>
    serving.map(({ version }) => join(registryDir(), remote, version, 'release.json')),
  );
  return served.filter((file) => existsSync(file)).map((file) => parseRelease(readFileSync(file, 'utf8')));
}

/** Asks the gate of that build. Rejects with the reason, also where there is no build to ask. */
export async function checkWithShell(release: Release, folder: string): Promise<void> {
  try {
    const others = readServedReleases();
    checkPatterns(release, others);
    checkContainer(release, others);
    checkTaken(release, others, remoteGrants());
    await checkRelease(release, folder, readShellBuild(shellDir()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${release.name} ${release.version} is refused: ${reason}`, { cause: error });
  }
}

/** Why the shell that was built here does not fit a release, in one clause; undefined where it does, or is not built yet. */
export function findShellIncompatibility(release: Release): string | undefined {
  if (!existsSync(join(shellDir(), 'build.json'))) return undefined;
  const incompatibility = findIncompatibility(release, readShellBuild(shellDir()).fit);
  return incompatibility ? describeIncompatibility(incompatibility) : undefined;
}
