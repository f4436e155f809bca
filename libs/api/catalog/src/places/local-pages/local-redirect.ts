import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { findPlaces } from '../search/find-places';
import { placePath } from './local-path';
import { postcodeIndex } from '../import/postcode-index';

/**
 * GET /api/site/{countryId}/pages/local/redirect: by postcode, else by name; the overview where that names none, or
 * several (rule URL-15).
 */
export const localRedirect = defineHandler(CALLS.localRedirect, async ({ params, query }, { db, services }) => {
  const index = await postcodeIndex(db, services.cache);
  const place = index.find(params.countryId, query.zipCode);
  if (place) return placePath(place);
  return findPlaces(index, params.countryId, query.city).meant?.path ?? PRICE_PAGES_PATH;
});
