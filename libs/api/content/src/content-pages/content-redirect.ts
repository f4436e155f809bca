import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cleanPath } from './clean-path';
import { findRedirect } from './content-repository';

/** GET /api/site/{countryId}/content-redirect: where a page has moved for good. */
export const contentRedirect = defineHandler(CALLS.contentRedirect, async ({ params, query }, { db, clock }) => {
  const target = await findRedirect(db, { countryId: params.countryId, path: cleanPath(query.path), now: clock() });
  if (target === undefined) throw problem('NOT_FOUND');
  return { Path: target };
});
