import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  checkRelease,
  describeIncompatibility,
  findIncompatibility,
  readShellBuild,
  type Release,
} from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';

/** The build of the shell that shall run what is published; SHELL_DIR as the shell reads it. */
const shellDir = (): string => resolve(process.env['SHELL_DIR'] ?? join(ROOT, 'dist/apps/shell'));

/** Asks the gate of that build. Rejects with the reason, also where there is no build to ask. */
export async function checkWithShell(release: Release, folder: string): Promise<void> {
  try {
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
