import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { promote, rollBack, startCanary as startCanaryOf } from '@heizplatz/releases';
import { moveForStaff } from './move-for-staff';

/** POST /api/support/releases/probe */
export const startCanary = defineHandler(CALLS.startCanary, ({ body }, context) => {
  const { Version, Percent, Sites } = body;
  const canary = { version: Version, share: Percent / 100, sites: Sites.length === 0 ? null : Sites };
  return moveForStaff(
    {
      ...{ body, version: Version, command: `canary ${Version} --percent ${Percent} (staff)` },
      change: (entry) => startCanaryOf(entry, canary),
      refusal: 'Dort läuft schon eine andere Probeversion, oder alle bekommen diese Version bereits.',
    },
    context,
  );
});

/** POST /api/support/releases/uebernehmen */
export const promoteCanary = defineHandler(CALLS.promoteCanary, ({ body }, context) =>
  moveForStaff(
    {
      ...{ body, version: body.Version, command: `promote ${body.Version} (staff)` },
      change: (entry) => promote(entry, { version: body.Version, sites: null }),
      refusal: 'Diese Version läuft nicht mehr als Probeversion. Vielleicht wurde sie inzwischen zurückgenommen.',
    },
    context,
  ),
);

/** POST /api/support/releases/zurueck: checks no version, since the one that serves again has served. */
export const rollBackRelease = defineHandler(CALLS.rollBackRelease, ({ body }, context) =>
  moveForStaff(
    {
      ...{ body, command: 'rollback (staff)' },
      change: (entry) => rollBack(entry),
      refusal: 'Es läuft keine Probeversion, und vorher wurde keine andere Version ausgeliefert.',
    },
    context,
  ),
);
