import { getRollout, type PointerEntry, type ShellReport } from '@heizplatz/releases';
import type { VersionHealth } from '@heizplatz/releases/database';
import type { OpenPointer } from './connect-pointer.ts';
import { describeMove, describeServing } from './describe-pointer.ts';
import { BUILT_DIR, registryDir } from './release-folders.ts';
import { versionsIn } from './publish-release.ts';
import { HEALTH_HOURS } from './shell-reports.ts';
import { describeRollout, NO_SHELLS_TEXT, UNKNOWN_TEXT } from './wait-for-shells.ts';

/** How many of the last moves are listed. */
const MOVES = 5;
interface RemoteState {
  readonly entry: PointerEntry | null;
  /** The newest first. */
  readonly moves: readonly PointerEntry[];
  readonly published: readonly string[];
  /** Where the pointer lies. */
  readonly place: string;
  /** Null: nobody knows of running shells. */
  readonly shells: readonly ShellReport[] | null;
  readonly health: readonly VersionHealth[] | null;
  readonly nowMs: number;
}

/** What serves, the last moves, what the shells say, and each version with its state and figures; lines to print. */
export async function listReleases(remote: string, pointer: OpenPointer): Promise<string[]> {
  const { store, place, readShells, readHealth } = pointer;
  return describeVersions(remote, {
    entry: (await store.read()).remotes[remote] ?? null,
    moves: await store.readMoves(remote),
    published: versionsIn(registryDir(), remote),
    shells: await readShells(),
    health: await readHealth(remote),
    ...{ place, nowMs: Date.now() },
  });
}

export function describeVersions(remote: string, state: RemoteState): string[] {
  const { entry, moves, published, place, health } = state;
  const serving = new Set(entry?.serving.map(({ version }) => version));
  const getState = (version: string): string => {
    if (serving.has(version)) return `serving${entry?.isChosen ? ', chosen' : ''}`;
    return entry?.history.includes(version) ? 'served before' : '';
  };
  const all = [...new Set([...versionsIn(BUILT_DIR, remote), ...published, ...serving])].sort();
  const lines = all.map((version) =>
    [
      version,
      published.includes(version) ? 'published' : serving.has(version) ? 'missing' : 'built',
      getState(version),
      describeHealth(health?.find((one) => one.version === version)),
    ]
      .filter(Boolean)
      .join('  '),
  );
  return [
    ...(entry ? [`${describeServing(remote, entry)} (pointer in ${place})`] : []),
    ...moves.slice(0, MOVES).flatMap((move, nth) => describeMove(move, moves[nth + 1]) ?? []),
    ...(entry ? describeShells(remote, entry, state) : []),
    ...(lines.length > 0 ? lines : [`${remote} has no version yet`]),
  ];
}

function describeShells(remote: string, entry: PointerEntry, { shells, nowMs }: RemoteState): string[] {
  if (shells === null) return [UNKNOWN_TEXT];
  if (shells.length === 0) return [NO_SHELLS_TEXT];
  return describeRollout(getRollout(remote, entry, shells), nowMs).map((line) => `shell ${line}`);
}

/** '60 visits, 14 failed, 2 orders in 24 h'; empty without visits. */
const describeHealth = (health: VersionHealth | undefined): string =>
  health ? `${health.visits} visits, ${health.failedVisits} failed, ${health.orders} orders in ${HEALTH_HOURS} h` : '';
