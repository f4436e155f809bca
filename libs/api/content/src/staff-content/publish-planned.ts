import { defineJob } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { lockPlannedVersion, updateVersion } from './page-repository';

/**
 * A planned version's time has come: it is already live for every request, and this job makes the nodes flush their
 * cached responses. One that was rescheduled or withdrawn is left alone. The page's own version number stays: to its
 * editors it was live already, and an open form is not outdated.
 */
export const publishPlanned = defineJob({
  name: 'publish-planned',
  payload: v.object({ versionId: v.number() }),
  retries: { limit: 5, delaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 60,
  run: async ({ versionId }, { db, clock }) => {
    await db.transaction(async (tx) => {
      const version = await lockPlannedVersion(tx, versionId);
      if (!version?.goesLiveAt) return;
      const early = version.goesLiveAt.getTime() - clock().getTime();
      // Clocks of nodes differ a little; further away it was planned anew, with a job of its own.
      if (early > 0 && early < 60_000) throw new Error('a page’s time has not come yet');
      if (early > 0) return;
      await updateVersion(tx, versionId, { state: 'live' });
    });
  },
});
