import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movePointer, type PointerEntry, type PointerStore, type Release, switchTo } from '@heizplatz/releases';
import { REMOTE_NAMES } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { packRelease } from '../releases/pack-release.ts';
import type { BuildManifest } from '../releases/build-manifest.ts';
import { getAuthor, openFolderPointer } from '../releases/open-pointer.ts';
import { readRelease, storeRelease } from '../releases/publish-release.ts';
import { registryDir } from '../releases/release-folders.ts';
import { isSigned } from '../releases/release-keys.ts';
import { findShellIncompatibility } from '../releases/shell-gate.ts';

interface PublishOptions {
  readonly now: Date;
  readonly say: (text: string) => void;
  /** Default: all. */
  readonly remotes?: readonly string[];
  /** Where the pointer lies; default: beside the releases. */
  readonly store?: PointerStore;
  readonly builds?: Builds;
}

/** What was built and what was published before. */
export interface Builds {
  readonly readBuild: (remote: string) => Pick<BuildManifest, 'contentHash'>;
  /** Undefined where it is not there, or was not signed here. */
  readonly readPublished: (remote: string, version: string) => Release | undefined;
  /** Why the shell cannot run it. */
  readonly findIncompatibility: (release: Release) => string | undefined;
  /** Stores what was built as a release, and returns its version. */
  readonly publish: (remote: string, now: Date) => string;
}

const BUILDS: Builds = {
  readBuild: (remote) =>
    JSON.parse(readFileSync(join(ROOT, 'dist/apps', remote, 'build.json'), 'utf8')) as BuildManifest,
  readPublished(remote, version) {
    const folder = join(registryDir(), remote, version);
    const isThere = existsSync(join(folder, 'release.json')) && isSigned(folder);
    return isThere ? readRelease(registryDir(), remote, version) : undefined;
  },
  findIncompatibility: findShellIncompatibility,
  publish(remote, now) {
    const { version } = packRelease(remote, now);
    storeRelease(remote, version);
    return version;
  },
};

/**
 * Publishes and serves each remote whose build differs from what is served; a served one that does not fit, or was not
 * signed here, is replaced. What somebody chose by a switch or rollback stays, and is named.
 */
export async function publishChanged({
  now,
  say,
  remotes = REMOTE_NAMES,
  store = openFolderPointer(),
  builds = BUILDS,
}: PublishOptions): Promise<void> {
  const pointer = await store.read();
  for (const remote of remotes) {
    const entry = pointer.remotes[remote] ?? null;
    const version = versionOf(entry);
    const served = version ? builds.readPublished(remote, version) : undefined;
    const findIncompatibility = () => served && builds.findIncompatibility(served);
    if (served?.contentHash === builds.readBuild(remote).contentHash && !findIncompatibility()) continue;
    if (entry?.isChosen) say(chosenText(remote, version, findIncompatibility()));
    else await serveBuild(store, remote, builds.publish(remote, now));
  }
}

const versionOf = (entry: PointerEntry | null): string | undefined => entry?.serving.at(-1)?.version;

/** Unless somebody chose another version meanwhile. */
async function serveBuild(store: PointerStore, remote: string, version: string): Promise<void> {
  const author = { by: getAuthor(), reason: '', command: 'start' };
  await movePointer(
    store,
    remote,
    (entry) => (entry?.isChosen ? null : { ...switchTo(entry, version), isChosen: false }),
    author,
  );
}

const chosenText = (remote: string, version: string | undefined, incompatibility: string | undefined): string =>
  `${remote} stays at ${version}, which was chosen by hand${incompatibility ? `, although it is incompatible (${incompatibility})` : ''}; ` +
  `npm run release -- follow ${remote} makes it follow the build.`;
