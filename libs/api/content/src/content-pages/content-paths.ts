import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listVisible } from './content-repository';

/** GET /api/site/{countryId}/content-paths: for the sitemap. */
export const contentPaths = defineHandler(CALLS.contentPaths, async ({ params }, { db, clock }) => {
  const view = await listVisible(db, { countryId: params.countryId, now: clock() });
  return view.map(({ path, goesLiveAt }) => ({ Path: path, ChangedAt: goesLiveAt.toISOString() }));
});
