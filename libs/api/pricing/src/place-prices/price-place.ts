import {
  type KnownPlace,
  placePath,
  postcodeIndex,
  stateByName,
  type StateEntry,
  stateOf,
  statePath,
  STATES,
} from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId, PricePlace } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';

interface OfCountry {
  readonly countryId: CountryId;
  /** Its postcodes. */
  readonly places: readonly KnownPlace[];
}

/** What a price is asked for: a country, one of its states, or the place of a postcode. */
export type PricedPlace = OfCountry &
  (
    | { readonly kind: 'country' }
    | { readonly kind: 'state'; readonly state: StateEntry }
    | { readonly kind: 'place'; readonly state: StateEntry; readonly place: KnownPlace }
  );

interface Asked {
  readonly countryId: CountryId;
  /** A state by its slug, and a postcode; either may be ''. */
  readonly stateName: string;
  readonly zipCode: string;
}

/** Undefined for a state or postcode that the country does not have, or a postcode outside the state named. */
export async function findPricedPlace(db: Database, asked: Asked, now: Date): Promise<PricedPlace | undefined> {
  const { countryId } = asked;
  const index = await postcodeIndex(db, now);
  if (asked.zipCode !== '') {
    const place = index.find(countryId, asked.zipCode);
    const state = place && stateOf(place);
    if (!place || !state || (asked.stateName !== '' && asked.stateName !== state.friendlyName)) return undefined;
    return { kind: 'place', countryId, state, place, places: [place] };
  }
  if (asked.stateName !== '') {
    const state = stateByName(countryId, asked.stateName);
    return state && { kind: 'state', countryId, state, places: index.inState(state.id) };
  }
  const own = STATES.filter((state) => state.countryId === countryId);
  return { kind: 'country', countryId, places: own.flatMap(({ id }) => index.inState(id)) };
}

/** As it stands on the wire. */
export function presentPlace(asked: PricedPlace): PricePlace {
  const State =
    asked.kind === 'country'
      ? null
      : { Id: asked.state.id, Name: asked.state.name, FriendlyName: asked.state.friendlyName };
  const base = { Kind: asked.kind, State, County: null, ZipCode: '' };
  if (asked.kind === 'country') return { ...base, Name: siteById(asked.countryId).countryName, Path: PRICE_PAGES_PATH };
  if (asked.kind === 'state') return { ...base, Name: asked.state.name, Path: statePath(asked.state) };
  const { placeName, zipCode, county, deliveryRule } = asked.place;
  const special = deliveryRule === null ? {} : { DeliveryRule: deliveryRule };
  return { ...base, ...special, Name: placeName, County: county, ZipCode: zipCode, Path: placePath(asked.place) };
}
