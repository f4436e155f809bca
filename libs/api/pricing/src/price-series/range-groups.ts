import {
  type KnownPlace,
  nearestPlaces,
  placePath,
  postcodeIndex,
  type PostcodeIndex,
  type StateEntry,
  statePath,
  STATES,
  getTowns,
} from '@heizplatz/api-catalog';
import type { CallCache, Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import type { PricedPlace } from '../place-prices/price-place';

/** A line of a table of places below another: a state, a town with its postcodes, or a postcode. */
export interface PriceGroup {
  readonly title: string;
  /** Of a state; '' below. */
  readonly mapId: string;
  readonly link: string;
  /** The state whose own series the group has; null: it is made from its places. */
  readonly state: StateEntry | null;
  readonly places: readonly KnownPlace[];
}

/**
 * Towns of a state: those with the most offers, which are the largest. Every other one is accessible by its link and
 * the postcode field.
 */
const TOWNS = 60;
/** A city that is a state is distinguished by its postcodes. */
const FEW_TOWNS = 5;
const NEIGHBOURS = 12;

const ofPlace = (place: KnownPlace): PriceGroup => ({
  title: `${place.placeName} ${place.zipCode}`,
  mapId: '',
  link: placePath(place),
  state: null,
  places: [place],
});

function largestTowns(places: readonly KnownPlace[], getSize: (town: readonly KnownPlace[]) => number): PriceGroup[] {
  const towns = getTowns(places);
  if (towns.length < FEW_TOWNS) return places.map(ofPlace);
  return towns
    .map((town) => ({ town, size: getSize(town) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, TOWNS)
    .map(({ town }): PriceGroup => {
      const [first] = town;
      return { title: first.placeName, mapId: '', link: placePath(first), state: null, places: town };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
}

function getNeighbours(index: PostcodeIndex, countryId: CountryId, place: KnownPlace): PriceGroup[] {
  const lists = STATES.filter((state) => state.countryId === countryId).map(({ id }) => index.inState(id));
  return nearestPlaces(lists, place, NEIGHBOURS).map(ofPlace);
}

/** The groups below a place: states of a country, towns of a state, the postcodes nearest to a postcode, itself first. */
export async function groupsBelow(
  db: Database,
  query: PricedPlace,
  { cache, getSize }: { cache: CallCache; getSize: (town: readonly KnownPlace[]) => number },
): Promise<PriceGroup[]> {
  const index = await postcodeIndex(db, cache);
  if (query.kind === 'place') return [ofPlace(query.place), ...getNeighbours(index, query.countryId, query.place)];
  if (query.kind === 'state') return largestTowns(query.places, getSize);
  return STATES.filter((state) => state.countryId === query.countryId).map((state) => ({
    title: state.name,
    mapId: state.mapId,
    link: statePath(state),
    state,
    places: index.inState(state.id),
  }));
}
