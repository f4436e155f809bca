import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPointer, servedVersion, switchTo } from '@heizplatz/releases';
import { REMOTE_NAMES, type RemoteName } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { packRelease } from '../releases/build-release.ts';
import type { BuildManifest } from '../releases/build-manifest.ts';
import { readRelease, storeRelease } from '../releases/publish-release.ts';
import { registryDir } from '../releases/release-folders.ts';
import { isSigned } from '../releases/release-keys.ts';
import { findShellIncompatibility } from '../releases/shell-gate.ts';

interface PublishOptions {
  readonly now: Date;
  readonly say: (text: string) => void;
  /** Default: all. */
  readonly remotes?: readonly RemoteName[];
}

/**
 * Publishes and serves each remote whose build differs from what is served; a served one that does not fit, or was not
 * signed here, is replaced. What somebody chose by a switch or rollback stays, and is named.
 */
export function publishChanged({ now, say, remotes = REMOTE_NAMES }: PublishOptions): void {
  for (const remote of remotes) {
    const served = servedRelease(remote);
    if (served?.contentHash === readBuild(remote).contentHash && !findShellIncompatibility(served)) continue;
    const pointer = readPointer(registryDir());
    if (pointer.remotes[remote]?.isChosen) {
      say(chosenText(remote, servedVersion(pointer, remote), served && findShellIncompatibility(served)));
      continue;
    }
    const { version } = packRelease(remote, now);
    storeRelease(remote, version);
    switchTo(registryDir(), remote, version, { isChosen: false });
  }
}

const chosenText = (remote: string, version: string | undefined, incompatibility: string | undefined): string =>
  `${remote} stays at ${version}, which was chosen by hand${incompatibility ? `, although it is incompatible (${incompatibility})` : ''}; ` +
  `npm run release -- follow ${remote} makes it follow the build.`;

const readBuild = (app: string): BuildManifest =>
  JSON.parse(readFileSync(join(ROOT, 'dist/apps', app, 'build.json'), 'utf8')) as BuildManifest;

function servedRelease(remote: string) {
  const version = servedVersion(readPointer(registryDir()), remote);
  if (!version) return undefined;
  const folder = join(registryDir(), remote, version);
  const isThere = existsSync(join(folder, 'release.json')) && isSigned(folder);
  return isThere ? readRelease(registryDir(), remote, version) : undefined;
}
