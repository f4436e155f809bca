import type { CountryId } from '@heizplatz/contract';
import { foldedName } from './folded-name';
import { placePath } from './local-path';
import { placeEntries, type PlaceEntry } from './place-entries';
import type { KnownPlace, PostcodeIndex } from './postcode-index';
import { isMistypedFor } from './typing-errors';

export interface FoundPlaces {
  /** The likeliest first. */
  readonly hits: readonly PlaceEntry[];
  /** The one that is meant without doubt; null where several are, or none is, or where letters were wrong. */
  readonly meant: PlaceEntry | null;
  /** Whether letters were wrong in what was asked for. */
  readonly isMistyped: boolean;
}

const MOST = 30;
const NOTHING: FoundPlaces = { hits: [], meant: null, isMistyped: false };

/** How well a name fits: 0 is its own, 1 its beginning, 2 words of it; null: not at all. */
function rankOf({ names, ownWords, stateWords }: PlaceEntry, typed: string, words: readonly string[]): number | null {
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  const begins = (word: string) => (one: string) => one.startsWith(word);
  const isOwn = words.some((word) => ownWords.some(begins(word)));
  const isWhole = words.every((word) => ownWords.some(begins(word)) || stateWords.some(begins(word)));
  return isOwn && isWhole ? 2 : null;
}

const bySize = (a: PlaceEntry, b: PlaceEntry): number =>
  Number(b.kind === 'state') - Number(a.kind === 'state') ||
  b.places.length - a.places.length ||
  a.name.localeCompare(b.name, 'de') ||
  a.path.localeCompare(b.path);

function byName(entries: readonly PlaceEntry[], typed: string): FoundPlaces {
  const words = typed.split('-');
  const ranked = entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || bySize(a.entry, b.entry));
  if (ranked.length === 0) {
    const close = entries.filter(({ names }) => names.some((name) => isMistypedFor(typed, name)));
    return { hits: close.toSorted(bySize).slice(0, MOST), meant: null, isMistyped: close.length > 0 };
  }
  const named = ranked.filter(({ rank }) => rank === 0);
  const sure = named.length > 0 ? named : ranked;
  const hits = ranked.slice(0, MOST).map(({ entry }) => entry);
  return { hits, meant: sure.length === 1 ? sure[0]!.entry : null, isMistyped: false };
}

/** A postcode, or the towns that have one which begins so; each town with the postcodes that fit alone. */
function byDigits(index: PostcodeIndex, countryId: CountryId, digits: string): FoundPlaces {
  // A village's entry has its postcode too; the postcode goes by its main place.
  const isMain = ({ zipCode, placeName }: KnownPlace) => index.find(countryId, zipCode)?.placeName === placeName;
  const hits = placeEntries(index, countryId).flatMap((entry): PlaceEntry[] => {
    const places =
      entry.kind === 'town' ? entry.places.filter((place) => place.zipCode.startsWith(digits) && isMain(place)) : [];
    const [first] = places;
    return first ? [{ ...entry, path: placePath(first), places }] : [];
  });
  const isWhole = hits.length === 1 && hits[0]?.places.length === 1 && hits[0].places[0]?.zipCode === digits;
  return { hits: hits.slice(0, MOST), meant: isWhole ? hits[0]! : null, isMistyped: false };
}

/** Towns and states of a country by name or postcode; "80331 München" is its postcode. */
export function findPlaces(index: PostcodeIndex, countryId: CountryId, text: string): FoundPlaces {
  const digits = /\d{1,5}/.exec(text)?.[0];
  if (digits !== undefined) return byDigits(index, countryId, digits);
  const typed = foldedName(text);
  return typed === '' ? NOTHING : byName(placeEntries(index, countryId), typed);
}
