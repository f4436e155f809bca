import { WORDING } from '@heizplatz/country/wording';
import { foldedName, getSpellings } from '../search/folded-name';
import type { PlaceEntry } from '../search/place-entry';
import type { StateEntry } from '../local-pages/state-catalogue';
import { getCounties, getGenitive, type County } from './county';
import { GERMAN_COUNTIES } from './german-counties';
import { SWISS_DISTRICTS } from './swiss-districts';

const COUNTIES = [...GERMAN_COUNTIES, ...SWISS_DISTRICTS].flatMap(getCounties);

/** Those of a state; none of a state without, and of Austria, whose towns bear their district. */
export const countiesIn = (state: StateEntry): readonly County[] =>
  COUNTIES.filter((county) => county.state === state.name);

/** The towns that a seat may be: of its name, else of a name that is short for both. */
export function getSeatTowns({ seat }: County, towns: readonly PlaceEntry[]): readonly PlaceEntry[] {
  const fits = ({ places }: PlaceEntry) => seat.zipCode === null || places.some((one) => one.zipCode === seat.zipCode);
  const spellings = seat.names.flatMap(getSpellings);
  const folded = seat.names.map(foldedName);
  return (
    [
      towns.filter((town) => seat.names.includes(town.name) && fits(town)),
      towns.filter(({ names }) => folded.some((name) => names.includes(name))).filter(fits),
      towns.filter(({ names }) => spellings.some((name) => names.includes(name))).filter(fits),
    ].find((matches) => matches.length > 0) ?? []
  );
}

/** Switzerland's districts have a main town, few of them an office in it. */
const getSeatNote = ({ name }: County, { countryId }: StateEntry): string =>
  `${WORDING[countryId].countySeat} ${getGenitive(name)}`;

/** A state's counties, each an entry that leads to its seat; a county whose seat is no known town has none. */
export const seatEntries = (state: StateEntry, towns: readonly PlaceEntry[]): PlaceEntry[] =>
  countiesIn(state).flatMap((county): PlaceEntry[] => {
    const [seat] = getSeatTowns(county, towns);
    if (!seat) return [];
    // A slash divides names of a town; a county's name is one.
    const names = [...new Set(county.names.flatMap((name) => getSpellings(name.replaceAll('/', ' '))))];
    const ownTerms = [...new Set(names.flatMap((name) => name.split('-')))];
    return [{ ...seat, kind: 'seat', seatNote: getSeatNote(county, state), names, ownTerms }];
  });
