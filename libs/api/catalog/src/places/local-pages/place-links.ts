import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { placePath, stateByName } from './local-path';
import { postcodeIndex } from '../import/postcode-index';
import { slug } from './slug';
import { STATES } from './state-catalogue';

/** GET /api/site/{countryId}/pages/local: every postcode's page, by name and postcode; of no state that is known, none. */
export const placeLinks = defineHandler(CALLS.placeLinks, async ({ params, query }, { db, services }) => {
  const { countryId } = params;
  const request = stateByName(countryId, query.stateName);
  const states =
    query.stateName === '' ? STATES.filter((state) => state.countryId === countryId) : request ? [request] : [];
  const index = await postcodeIndex(db, services.cache);
  const start = slug(query.startsWith);
  return {
    Items: states
      .flatMap(({ id }) => index.inState(id))
      .filter((place) => slug(place.placeName).startsWith(start))
      .map((place) => ({ Name: place.placeName, ZipCode: place.zipCode, Path: placePath(place) }))
      .sort((a, b) => a.Name.localeCompare(b.Name, 'de') || (a.ZipCode < b.ZipCode ? -1 : 1)),
  };
});
