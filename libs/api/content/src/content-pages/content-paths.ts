import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listShown } from './content-repository';

/** GET /api/site/{countryId}/content-paths: for the sitemap. */
export const contentPaths = defineHandler(CALLS.contentPaths, async ({ params }, { db, clock }) => {
  const shown = await listShown(db, { countryId: params.countryId, now: clock() });
  return shown.map(({ path, goesLiveAt }) => ({ Path: path, ChangedAt: goesLiveAt.toISOString() }));
});
