import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { packRelease } from '../releases/build-release.ts';
import { pointTo, readPointer } from '../releases/pointer-file.ts';
import { publishRelease, readRelease, shellBuild } from '../releases/publish-release.ts';
import { registryDir } from '../releases/release-folders.ts';
import { findIncompatibility } from '../releases/release-incompatibility.ts';
import { isSigned } from '../releases/release-signature.ts';
import type { BuildManifest } from '../releases/release.ts';

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
    if (served?.contentHash === readBuild(remote).contentHash && !findIncompatibility(served, shellBuild())) continue;
    const entry = readPointer().remotes[remote];
    if (entry?.isChosen) {
      say(chosenText(remote, entry.serving.at(-1)?.version, served && findIncompatibility(served, shellBuild())));
      continue;
    }
    const { version } = packRelease(remote, now);
    publishRelease(remote, version);
    pointTo(remote, version, { isChosen: false });
  }
}

const chosenText = (remote: string, version: string | undefined, incompatibility: string | undefined): string =>
  `${remote} stays at ${version}, which somebody chose${incompatibility ? `, though it does not fit (${incompatibility})` : ''}; ` +
  `npm run release -- follow ${remote} lets it follow the build.`;

const readBuild = (app: string): BuildManifest =>
  JSON.parse(readFileSync(join(ROOT, 'dist/apps', app, 'build.json'), 'utf8')) as BuildManifest;

function servedRelease(remote: string) {
  const version = readPointer().remotes[remote]?.serving.at(-1)?.version;
  if (!version) return undefined;
  const folder = join(registryDir(), remote, version);
  const isThere = existsSync(join(folder, 'release.json')) && isSigned(folder);
  return isThere ? readRelease(registryDir(), remote, version) : undefined;
}
