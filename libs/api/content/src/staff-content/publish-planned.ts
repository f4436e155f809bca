import { defineJob, flushTags } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { lockPlannedVersion, updateVersion } from './page-repository';
import { PAGE_TAGS } from './page-state';

/**
 * A planned version's time has come: it is live for everybody who asks, and here the nodes flush what they cached before.
 * One that was planned anew, or taken back, is left alone. The page's own version stays: to its editors it was live already,
 * and whoever has it open has missed nothing.
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
      await flushTags(tx, PAGE_TAGS);
    });
  },
});
