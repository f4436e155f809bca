import type { CountryId } from '@heizplatz/contract';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import type { KnownPlace } from '../import/postcode-index';
import { slug } from './slug';
import { STATES, type StateEntry } from './state-catalogue';

/** What stands for a part of a path that is missing (rule URL-04). */
export const NO_PART = '-';

const stateById = new Map(STATES.map((state) => [state.id, state]));

/** The state or canton of a place; every place has one. */
export function getState({ stateId }: Pick<KnownPlace, 'stateId'>): StateEntry {
  const state = stateById.get(stateId);
  if (!state) throw new Error(`no state ${stateId}`);
  return state;
}

/** Undefined for what is no state of the country. */
export const stateByName = (countryId: CountryId, friendlyName: string): StateEntry | undefined =>
  STATES.find((state) => state.countryId === countryId && state.friendlyName === friendlyName);

/** '/pelletpreise/bayern'. */
export const statePath = ({ friendlyName }: StateEntry): string => `${PRICE_PAGES_PATH}/${friendlyName}`;

/** 'muenchen-80331'; the postcode makes it the only one, however many towns share the name. */
const townPart = ({ placeName, zipCode }: KnownPlace): string => `${slug(placeName) || 'ort'}-${zipCode}`;

/** '/pelletpreise/bayern/muenchen-80331', with the county between where the data has counties. */
export function placePath(place: KnownPlace): string {
  const county = place.county ? slug(place.county) : '';
  return [statePath(getState(place)), ...(county ? [county] : []), townPart(place)].join('/');
}
