import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bucket,
  listStoredReleases,
  openBucket,
  type PointerStore,
  removeStoredRelease,
  SHELL_BUILDS,
} from '@heizplatz/releases';
import { findForgettable } from './find-forgettable.ts';
import { findPrunable, findPrunableBuilds } from './find-prunable.ts';
import { registryDir } from './release-folders.ts';
import { versionsIn } from './publish-release.ts';

interface PruneOptions {
  readonly isDryRun: boolean;
  readonly now: Date;
}

interface PublishedRelease {
  readonly version: string;
  readonly publishedAt: Date;
  readonly bytes: number;
}

/** Where releases lie. */
interface Place {
  /** For the lines that are printed: '' or ' from the bucket'. */
  readonly suffix: string;
  readonly list: () => Promise<readonly PublishedRelease[]>;
  readonly remove: (version: string) => Promise<void>;
}

/**
 * Deletes published versions that nobody can need, from the folder and from the bucket that RELEASES_URL names, and entries of
 * the pointer that are older than the kept ones; lines to print.
 */
export async function pruneReleases(remote: string, store: PointerStore, options: PruneOptions): Promise<string[]> {
  const select = async (published: readonly PublishedRelease[]) => {
    const moves = await store.readMoves(remote);
    // Read last: what somebody switches to meanwhile stays.
    const entry = (await store.read()).remotes[remote] ?? null;
    return findPrunable(published, { entry, moves, now: options.now });
  };
  return [...(await prunePlaces(remote, select, options)), ...(await pruneMoves(remote, store, options))];
}

/** The same for builds of the shell: those that were replaced before any tab that may still be open. */
export const pruneShellBuilds = (options: PruneOptions): Promise<string[]> =>
  prunePlaces(SHELL_BUILDS, async (published) => findPrunableBuilds(published, options.now), options);

type SelectPrunable = (published: readonly PublishedRelease[]) => Promise<readonly string[]>;

async function prunePlaces(name: string, select: SelectPrunable, { isDryRun }: PruneOptions): Promise<string[]> {
  const address = process.env['RELEASES_URL'];
  const places = [openFolder(name), ...(address ? [openPlace(openBucket(address, process.env), name)] : [])];
  const lines: string[] = [];
  for (const { suffix, list, remove } of places) {
    const published = await list();
    const versions = await select(published);
    const prunable = published.filter(({ version }) => versions.includes(version));
    if (!isDryRun) for (const { version } of prunable) await remove(version);
    const sum = prunable.reduce((total, { bytes }) => total + bytes, 0);
    const rest = `${published.length - prunable.length} versions of ${name} stay`;
    lines.push(
      ...prunable.map(
        ({ version, bytes }) => `${isDryRun ? 'would delete' : 'deleted'} ${version}${suffix}  ${toMb(bytes)}`,
      ),
      `${isDryRun ? 'would free' : 'freed'} ${toMb(sum)}${suffix}; ${rest}`,
    );
  }
  return lines;
}

async function pruneMoves(remote: string, store: PointerStore, { isDryRun, now }: PruneOptions): Promise<string[]> {
  const below = findForgettable(await store.readMoves(remote), now);
  if (below === null) return [];
  const count = isDryRun ? below.count : await store.deleteMoves(remote, below.revision);
  return [`${isDryRun ? 'would delete' : 'deleted'} ${count} moves before revision ${below.revision}`];
}

function openFolder(remote: string): Place {
  const folder = join(registryDir(), remote);
  const getStoredAt = (version: string) =>
    statSync(join(folder, version, 'release.json.sig'), { throwIfNoEntry: false })?.mtime ?? new Date(0);
  return {
    suffix: '',
    list: async () =>
      versionsIn(registryDir(), remote).map((version) => ({
        ...{ version, publishedAt: getStoredAt(version), bytes: getBytes(join(folder, version)) },
      })),
    remove: async (version) => deleteRelease(folder, version),
  };
}

const openPlace = (bucket: Bucket, remote: string): Place => ({
  suffix: ' from the bucket',
  list: async () =>
    (await listStoredReleases(bucket, remote)).map(({ version, storedAt, bytes }) => ({
      ...{ version, publishedAt: storedAt, bytes },
    })),
  remove: (version) => removeStoredRelease(bucket, { name: remote, version }),
});

const toMb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const getBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Under another name first, so that nobody takes a part of it for a release. */
function deleteRelease(folder: string, version: string): void {
  const going = join(folder, `${version}.part`);
  renameSync(join(folder, version), going);
  rmSync(going, { recursive: true });
}
