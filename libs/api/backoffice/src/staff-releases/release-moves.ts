import { createReleasePointer, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type ReleaseMove } from '@heizplatz/contract';
import type { PointerEntry } from '@heizplatz/releases';
import { presentRules } from './present-release';
import { listRemotes, readRegistry } from './read-registry';
import { getRemoteName } from './release-labels';

const MOST_MOVES = 50;

const presentMove = (Remote: string, RemoteName: string, entry: PointerEntry): ReleaseMove => ({
  ...{ Remote, RemoteName, Revision: entry.revision, By: entry.by, At: entry.at },
  ...{ Reason: entry.reason, Command: entry.command, Serving: presentRules(entry) },
});

/** GET /api/support/releases/verlauf */
export const releaseMoves = defineHandler(CALLS.releaseMoves, async (_, { db, clock, services: { config } }) => {
  const store = createReleasePointer({ db, clock, config });
  const registry = await readRegistry(config, store);
  const moves = await Promise.all(
    listRemotes(registry).map(async (remote) => {
      const name = getRemoteName(registry, remote);
      return (await store.readMoves(remote)).map((entry) => presentMove(remote, name, entry));
    }),
  );
  const newestFirst = moves
    .flat()
    .toSorted((a, b) => (b.At ?? '').localeCompare(a.At ?? '') || b.Revision - a.Revision);
  return { Moves: newestFirst.slice(0, MOST_MOVES) };
});
