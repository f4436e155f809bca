import { findZipCodeAtEnd } from '@heizplatz/country';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { NO_PART, placePath, stateByName, statePath } from '../local-pages/local-path';
import { postcodeIndex } from '../import/postcode-index';

const toText = (part: string): string => (part === NO_PART ? '' : part);

/**
 * GET /api/site/{countryId}/pages/check-zipcode/{state}/{countyOrCity}/{city}: whether that is the page of its own
 * postcode, or of the requested one; else the correct page. The state's page, or the overview, where no postcode is
 * known.
 */
export const checkLocalZipCode = defineHandler(CALLS.checkLocalZipCode, async ({ params, query }, { db, services }) => {
  const { countryId } = params;
  const parts = [params.state, params.countyOrCity, params.city].map(toText).filter((part) => part !== '');
  const requested = [PRICE_PAGES_PATH, ...parts].join('/');
  const index = await postcodeIndex(db, services.cache);
  const state = stateByName(countryId, toText(params.state));
  const ownCode = parts.slice(1).map(findZipCodeAtEnd).at(-1) ?? '';
  const place = index.find(countryId, query.zipCode || ownCode);
  if (place) return { Valid: placePath(place) === requested, ValidLocationUrl: placePath(place) };
  const valid = state ? statePath(state) : PRICE_PAGES_PATH;
  return { Valid: query.zipCode === '' && valid === requested, ValidLocationUrl: valid };
});
