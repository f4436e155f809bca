import type { CountryId } from '@heizplatz/contract';
import { foldedName } from './folded-name';
import { placePath } from '../local-pages/local-path';
import { placeEntries } from './place-entries';
import type { PlaceEntry } from './place-entry';
import type { KnownPlace, PostcodeIndex } from '../import/postcode-index';
import { isMistypedFor } from './typing-errors';

export interface PlaceMatches {
  /** The likeliest first. */
  readonly hits: readonly PlaceEntry[];
  /** The one that is meant without doubt; null where several are, or none is, or where letters were wrong. */
  readonly meant: PlaceEntry | null;
  /** Whether the query had spelling errors. */
  readonly isMistyped: boolean;
}

const MOST = 30;
const NOTHING: PlaceMatches = { hits: [], meant: null, isMistyped: false };

/** How well a name matches: 0 the whole name, 1 its beginning, 2 words of it; null: not at all. */
function computeRank(
  { names, ownTerms, stateTerms }: PlaceEntry,
  input: string,
  terms: readonly string[],
): number | null {
  if (names.includes(input)) return 0;
  if (names.some((name) => name.startsWith(input))) return 1;
  const begins = (term: string) => (one: string) => one.startsWith(term);
  const isOwn = terms.some((term) => ownTerms.some(begins(term)));
  const isComplete = terms.every((term) => ownTerms.some(begins(term)) || stateTerms.some(begins(term)));
  return isOwn && isComplete ? 2 : null;
}

const compareBySize = (a: PlaceEntry, b: PlaceEntry): number =>
  Number(b.kind === 'state') - Number(a.kind === 'state') ||
  b.places.length - a.places.length ||
  a.name.localeCompare(b.name, 'de') ||
  a.path.localeCompare(b.path);

interface Ranked {
  readonly entry: PlaceEntry;
  readonly rank: number;
}

/** The matches, the best first; a town appears once, even if both its own name and that of its county match. */
function ranked(entries: readonly PlaceEntry[], rankIn: (entry: PlaceEntry) => number | null): Ranked[] {
  const fitting = entries.flatMap((entry) => {
    const rank = rankIn(entry);
    return rank === null ? [] : [{ entry, rank }];
  });
  const seen = new Set<PlaceEntry['places']>();
  return fitting
    .toSorted((a, b) => a.rank - b.rank || compareBySize(a.entry, b.entry))
    .filter(({ entry: { places } }) => !seen.has(places) && seen.add(places));
}

const toEntries = (hits: readonly Ranked[]): PlaceEntry[] => hits.slice(0, MOST).map(({ entry }) => entry);

/** The only match, unless it was found by its county: the name of a county does not necessarily mean its seat. */
function onlyOne(hits: readonly Ranked[]): PlaceEntry | null {
  const [first] = hits;
  return first && hits.length === 1 && first.entry.kind !== 'seat' ? first.entry : null;
}

function byName(entries: readonly PlaceEntry[], input: string): PlaceMatches {
  const terms = input.split('-');
  const fitting = ranked(entries, (entry) => computeRank(entry, input, terms));
  if (fitting.length === 0) {
    const close = ranked(entries, ({ names }) => (names.some((name) => isMistypedFor(input, name)) ? 0 : null));
    return { hits: toEntries(close), meant: null, isMistyped: close.length > 0 };
  }
  const named = fitting.filter(({ rank }) => rank === 0);
  return { hits: toEntries(fitting), meant: onlyOne(named.length > 0 ? named : fitting), isMistyped: false };
}

/** A postcode, or the towns that have one which begins so; each town with the postcodes that fit alone. */
function compareByDigits(index: PostcodeIndex, countryId: CountryId, digits: string): PlaceMatches {
  // A village's entry has its postcode too; the postcode goes by its main place.
  const isMain = ({ zipCode, placeName }: KnownPlace) => index.find(countryId, zipCode)?.placeName === placeName;
  const hits = placeEntries(index, countryId).flatMap((entry): PlaceEntry[] => {
    const places =
      entry.kind === 'town' ? entry.places.filter((place) => place.zipCode.startsWith(digits) && isMain(place)) : [];
    const [first] = places;
    return first ? [{ ...entry, path: placePath(first), places }] : [];
  });
  const isComplete = hits.length === 1 && hits[0]?.places.length === 1 && hits[0].places[0]?.zipCode === digits;
  return { hits: hits.slice(0, MOST), meant: isComplete ? hits[0]! : null, isMistyped: false };
}

/** Towns and states of a country by name or postcode; "80331 München" is its postcode. */
export function findPlaces(index: PostcodeIndex, countryId: CountryId, text: string): PlaceMatches {
  const digits = /\d{1,5}/.exec(text)?.[0];
  if (digits !== undefined) return compareByDigits(index, countryId, digits);
  const input = foldedName(text);
  return input === '' ? NOTHING : byName(placeEntries(index, countryId), input);
}
