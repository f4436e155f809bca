import { setImmediate as nextTurn } from 'node:timers/promises';
import { oncePer } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { seatEntries } from '../counties/seat-entries';
import { getSpellings } from './folded-name';
import { placePath, statePath } from '../local-pages/local-path';
import { getAliases } from './place-aliases';
import type { PlaceEntry } from './place-entry';
import { isLivedIn } from '../import/post-office-codes';
import type { KnownPlace, PostcodeIndex } from '../import/postcode-index';
import { STATES, type StateEntry } from '../local-pages/state-catalogue';
import { type TownPlaces, getTowns } from './get-towns';
import { getVillages } from './get-villages';

/** A city that is a state has the state's page; by name its town would be the same again. */
const CITY_STATE_SHARE = 0.9;

const toTerms = (names: readonly string[]): string[] => [...new Set(names.flatMap((name) => name.split('-')))];
const spellings = (name: string): string[] => [...new Set(getAliases(name).flatMap(getSpellings))];

function stateEntry(state: StateEntry, places: readonly KnownPlace[]): PlaceEntry {
  const names = spellings(state.name);
  const own = { names, ownTerms: toTerms(names), stateTerms: [], seatNote: null };
  return { kind: 'state', name: state.name, state, county: null, path: statePath(state), places, ...own };
}

function townEntry(
  places: TownPlaces,
  state: StateEntry,
  stateTerms: readonly string[],
  index: PostcodeIndex,
): PlaceEntry {
  const [first] = places;
  // A village has the page of its postcode, which bears the main place's name.
  const path = placePath(index.find(first.countryId, first.zipCode) ?? first);
  const names = spellings(first.placeName);
  return {
    ...{ kind: 'town', name: first.placeName, state, county: first.county, seatNote: null, path, places, names },
    ownTerms: toTerms([...names, ...(first.county ? spellings(first.county) : [])]),
    stateTerms,
  };
}

function getStateEntries(state: StateEntry, index: PostcodeIndex): PlaceEntry[] {
  const places = index.inState(state.id).filter((place) => isLivedIn({ ...place, name: place.placeName }));
  const isState = (town: TownPlaces) =>
    town[0].placeName === state.name && town.length >= places.length * CITY_STATE_SHARE;
  const villages = places.flatMap((place) => getVillages(place).map((placeName) => ({ ...place, placeName })));
  const stateTerms = toTerms(spellings(state.name));
  const towns = getTowns([...places, ...villages]).map((town) => {
    const entry = townEntry(town, state, stateTerms, index);
    return isState(town) ? { ...entry, names: [], ownTerms: [], stateTerms: [] } : entry;
  });
  return [stateEntry(state, places), ...towns, ...seatEntries(state, towns)];
}

/** By state and, put together, by country. */
interface Known {
  readonly byState: Map<number, readonly PlaceEntry[]>;
  readonly byCountry: Map<CountryId, readonly PlaceEntry[]>;
}

const entriesOf = oncePer((_: PostcodeIndex): Known => ({ byState: new Map(), byCountry: new Map() }));

function ofState(state: StateEntry, index: PostcodeIndex): readonly PlaceEntry[] {
  const { byState } = entriesOf(index);
  const matches = byState.get(state.id) ?? getStateEntries(state, index);
  byState.set(state.id, matches);
  return matches;
}

/** Every state and town of a country, worked out once an index. */
export function placeEntries(index: PostcodeIndex, countryId: CountryId): readonly PlaceEntry[] {
  const { byCountry } = entriesOf(index);
  const matches =
    byCountry.get(countryId) ??
    STATES.filter((state) => state.countryId === countryId).flatMap((state) => ofState(state, index));
  byCountry.set(countryId, matches);
  return matches;
}

/** Computes all entries before the first request, a state at a time, so that other requests can be handled. */
export async function warmPlaceEntries(index: PostcodeIndex): Promise<void> {
  for (const state of STATES) {
    ofState(state, index);
    await nextTurn();
  }
}
