import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { packRelease } from '../releases/build-release.ts';
import { pointTo, readPointer } from '../releases/pointer-file.ts';
import { publishRelease, readRelease, shellBuild } from '../releases/publish-release.ts';
import { registryDir } from '../releases/release-folders.ts';
import { misfitOf } from '../releases/release-misfit.ts';
import { isSigned } from '../releases/release-signature.ts';
import type { BuildManifest } from '../releases/release.ts';

/**
 * Publishes and serves each remote whose build differs from what is served; a served one that does not fit, or was not
 * signed here, is replaced.
 */
export function publishChanged(now: Date, remotes: readonly RemoteName[] = REMOTE_NAMES): void {
  for (const remote of remotes) {
    const served = servedRelease(remote);
    if (served?.contentHash === readBuild(remote).contentHash && !misfitOf(served, shellBuild())) continue;
    const { version } = packRelease(remote, now);
    publishRelease(remote, version);
    pointTo(remote, version);
  }
}

const readBuild = (app: string): BuildManifest =>
  JSON.parse(readFileSync(join(ROOT, 'dist/apps', app, 'build.json'), 'utf8')) as BuildManifest;

function servedRelease(remote: string) {
  const version = readPointer().remotes[remote]?.serving.at(-1)?.version;
  if (!version) return undefined;
  const folder = join(registryDir(), remote, version);
  const isThere = existsSync(join(folder, 'release.json')) && isSigned(folder);
  return isThere ? readRelease(registryDir(), remote, version) : undefined;
}
