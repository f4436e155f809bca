import { CALLS, type CountryId } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { placePath, PRICES_PATH } from './local-path';
import { postcodeIndex, type KnownPlace, type PostcodeIndex } from './postcode-index';
import { slug } from './slug';
import { STATES } from './state-catalogue';

/** The lowest postcode of a town by its name; two towns of one name: the one with more postcodes. */
function townByName(index: PostcodeIndex, countryId: CountryId, city: string): KnownPlace | undefined {
  const wanted = slug(city);
  if (wanted === '') return undefined;
  const found = STATES.filter((state) => state.countryId === countryId)
    .map(({ id }) => index.inState(id).filter(({ placeName }) => slug(placeName) === wanted))
    .toSorted((a, b) => b.length - a.length);
  return found[0]?.[0];
}

/** GET /api/site/{countryId}/pages/local/redirect: by postcode, else by town; the overview where neither is known. */
export const redirectToLocal = defineHandler(CALLS.localRedirect, async ({ params, query }, { db, clock }) => {
  const index = await postcodeIndex(db, clock());
  const place = index.find(params.countryId, query.zipCode) ?? townByName(index, params.countryId, query.city);
  return place ? placePath(place) : PRICES_PATH;
});
