import { createReleasePointer, defineHandler, type Handler } from '@heizplatz/api-platform';
import { CALLS, type ShellArea } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { getRollout, type ReleasePointer } from '@heizplatz/releases';
import { listShellNodes, readVersionHealth, type ShellNode, type VersionHealth } from '@heizplatz/releases/database';

const presentVersion = (health: VersionHealth) => ({
  Remote: health.remote,
  Version: health.version,
  Visits: health.visits,
  FailedVisits: health.failedVisits,
  Orders: health.orders,
  LargestPaintMs: health.largestPaintMs,
  InteractionMs: health.interactionMs,
});

/** A shell that goes by a later entry than was read here is about to be asked again. */
const STATES = {
  served: 'served',
  refused: 'refused',
  waiting: 'waiting',
  replaced: 'waiting',
  unknown: 'unknown',
} as const;

const presentAreas = ({ remotes }: ReleasePointer, shell: ShellNode): ShellArea[] =>
  Object.entries(remotes).flatMap(([Remote, entry]) =>
    getRollout(Remote, entry, [shell]).map(({ state, versions }) => ({
      ...{ Remote, State: STATES[state], Versions: [...versions] },
    })),
  );

/** GET /api/support/releases/zustand */
const releaseHealth = defineHandler(CALLS.releaseHealth, async ({ query }, { db, clock, services: { config } }) => {
  const now = clock();
  const versions = await readVersionHealth(db, { since: new Date(now.getTime() - Number(query.hours) * HOUR_MS) });
  const shells = await listShellNodes(db, now);
  // What serves is displayed as unreadable by the page's other calls.
  const pointer = await createReleasePointer({ db, clock, config })
    .read()
    .catch(() => null);
  return {
    Versions: versions.map(presentVersion),
    Shells: shells.map((shell) => ({
      Node: shell.node,
      SeenAt: shell.seenAt.toISOString(),
      Refused: shell.refused.map(({ remote, version, reason }) => ({
        Remote: remote,
        Version: version,
        Reason: reason,
      })),
      ...(pointer && { Areas: presentAreas(pointer, shell) }),
    })),
  };
});

export const releaseHealthHandlers: readonly Handler[] = [releaseHealth];
