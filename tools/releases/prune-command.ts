import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bucket,
  listStoredReleases,
  openBucket,
  type PointerStore,
  removeStoredRelease,
} from '@heizplatz/releases';
import { findForgettable } from './find-forgettable.ts';
import { findPrunable } from './find-prunable.ts';
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
  const address = process.env['RELEASES_URL'];
  const places = [openFolder(remote), ...(address ? [openPlace(openBucket(address, process.env), remote)] : [])];
  const lines: string[] = [];
  for (const place of places) lines.push(...(await prunePlace(place, { remote, store, ...options })));
  return [...lines, ...(await pruneMoves(remote, store, options))];
}

async function prunePlace(
  { suffix, list, remove }: Place,
  { remote, store, isDryRun, now }: PruneOptions & { readonly remote: string; readonly store: PointerStore },
): Promise<string[]> {
  const published = await list();
  const moves = await store.readMoves(remote);
  // Read last: what somebody switches to meanwhile stays.
  const entry = (await store.read()).remotes[remote] ?? null;
  const versions = findPrunable(published, { entry, moves, now });
  const prunable = published.filter(({ version }) => versions.includes(version));
  if (!isDryRun) for (const { version } of prunable) await remove(version);
  const sum = prunable.reduce((total, { bytes }) => total + bytes, 0);
  const rest = `${published.length - prunable.length} versions of ${remote} stay`;
  return [
    ...prunable.map(
      ({ version, bytes }) => `${isDryRun ? 'would delete' : 'deleted'} ${version}${suffix}  ${toMb(bytes)}`,
    ),
    `${isDryRun ? 'would free' : 'freed'} ${toMb(sum)}${suffix}; ${rest}`,
  ];
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
