import type { PointerEntry, PointerStore } from '@heizplatz/releases';
import { describeMove, describeServing } from './describe-pointer.ts';
import { BUILT_DIR, registryDir } from './release-folders.ts';
import { versionsIn } from './publish-release.ts';

/** How many of the last moves are listed. */
const MOVES = 5;

interface RemoteState {
  readonly entry: PointerEntry | null;
  /** The newest first. */
  readonly moves: readonly PointerEntry[];
  readonly published: readonly string[];
  /** Where the pointer lies. */
  readonly place: string;
}

/** What serves, the last moves, and each version with its state; lines to print. */
export async function listReleases(remote: string, store: PointerStore, place: string): Promise<string[]> {
  const entry = (await store.read()).remotes[remote] ?? null;
  const published = versionsIn(registryDir(), remote);
  return describeVersions(remote, { entry, moves: await store.readMoves(remote), published, place });
}

export function describeVersions(remote: string, { entry, moves, published, place }: RemoteState): string[] {
  const serving = new Set(entry?.serving.map(({ version }) => version));
  const getState = (version: string): string => {
    if (serving.has(version)) return `serving${entry?.isChosen ? ', chosen' : ''}`;
    return entry?.history.includes(version) ? 'served before' : '';
  };
  const all = [...new Set([...versionsIn(BUILT_DIR, remote), ...published, ...serving])].sort();
  const lines = all.map((version) =>
    [version, published.includes(version) ? 'published' : serving.has(version) ? 'missing' : 'built', getState(version)]
      .filter(Boolean)
      .join('  '),
  );
  return [
    ...(entry ? [`${describeServing(remote, entry)} (pointer in ${place})`] : []),
    ...moves.slice(0, MOVES).flatMap((move, nth) => describeMove(move, moves[nth + 1]) ?? []),
    ...(lines.length > 0 ? lines : [`${remote} has no version yet`]),
  ];
}
