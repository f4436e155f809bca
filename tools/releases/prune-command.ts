import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PointerStore } from '@heizplatz/releases';
import { findPrunable } from './find-prunable.ts';
import { registryDir } from './release-folders.ts';
import { versionsIn } from './publish-release.ts';

interface PruneOptions {
  readonly isDryRun: boolean;
  readonly now: Date;
}

/** Deletes published versions that nobody can need; lines to print. */
export async function pruneReleases(
  remote: string,
  store: PointerStore,
  { isDryRun, now }: PruneOptions,
): Promise<string[]> {
  const folder = join(registryDir(), remote);
  const published = versionsIn(registryDir(), remote).map((version) => ({
    version,
    publishedAt: statSync(join(folder, version, 'release.json.sig'), { throwIfNoEntry: false })?.mtime ?? new Date(0),
  }));
  const moves = await store.readMoves(remote);
  // Read last: what somebody switches to meanwhile stays.
  const entry = (await store.read()).remotes[remote] ?? null;
  const prunable = findPrunable(published, { entry, moves, now });
  const bytes = prunable.map((version) => getBytes(join(folder, version)));
  if (!isDryRun) for (const version of prunable) deleteRelease(folder, version);
  const sum = bytes.reduce((total, one) => total + one, 0);
  return [
    ...prunable.map((version, nth) => `${isDryRun ? 'would delete' : 'deleted'} ${version}  ${toMb(bytes[nth] ?? 0)}`),
    `${isDryRun ? 'would free' : 'freed'} ${toMb(sum)}; ${published.length - prunable.length} versions of ${remote} stay`,
  ];
}

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
