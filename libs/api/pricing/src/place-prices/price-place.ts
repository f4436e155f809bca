import {
  type KnownPlace,
  placePath,
  postcodeIndex,
  stateByName,
  type StateEntry,
  getState,
  statePath,
  STATES,
} from '@heizplatz/api-catalog';
import type { CallCache, Database } from '@heizplatz/api-platform';
import type { CountryId, PricePlace } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';

interface OfCountry {
  readonly countryId: CountryId;
  /** Its postcodes. */
  readonly places: readonly KnownPlace[];
}

/** The scope of a price (rule FIGURE-04): a country, one of its states, or the place of a postcode. */
export type PricedPlace = OfCountry &
  (
    | { readonly kind: 'country' }
    | { readonly kind: 'state'; readonly state: StateEntry }
    | { readonly kind: 'place'; readonly state: StateEntry; readonly place: KnownPlace }
  );

interface Query {
  readonly countryId: CountryId;
  /** A state by its slug, and a postcode; either may be ''. */
  readonly stateName: string;
  readonly zipCode: string;
}

/** Undefined for a state or postcode that the country does not have, or a postcode outside the state named. */
export async function findPricedPlace(db: Database, query: Query, cache: CallCache): Promise<PricedPlace | undefined> {
  const { countryId } = query;
  const index = await postcodeIndex(db, cache);
  if (query.zipCode !== '') {
    const place = index.find(countryId, query.zipCode);
    const state = place && getState(place);
    if (!place || !state || (query.stateName !== '' && query.stateName !== state.friendlyName)) return undefined;
    return { kind: 'place', countryId, state, place, places: [place] };
  }
  if (query.stateName !== '') {
    const state = stateByName(countryId, query.stateName);
    return state && { kind: 'state', countryId, state, places: index.inState(state.id) };
  }
  const own = STATES.filter((state) => state.countryId === countryId);
  return { kind: 'country', countryId, places: own.flatMap(({ id }) => index.inState(id)) };
}

/** As it stands on the wire. */
export function presentPlace(query: PricedPlace): PricePlace {
  const State =
    query.kind === 'country'
      ? null
      : { Id: query.state.id, Name: query.state.name, FriendlyName: query.state.friendlyName };
  const base = { Kind: query.kind, State, County: null, ZipCode: '' };
  if (query.kind === 'country') return { ...base, Name: siteById(query.countryId).countryName, Path: PRICE_PAGES_PATH };
  if (query.kind === 'state') return { ...base, Name: query.state.name, Path: statePath(query.state) };
  const { placeName, zipCode, county, deliveryRule } = query.place;
  const special = deliveryRule === null ? {} : { DeliveryRule: deliveryRule };
  return { ...base, ...special, Name: placeName, County: county, ZipCode: zipCode, Path: placePath(query.place) };
}
