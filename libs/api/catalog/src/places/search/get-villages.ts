import type { KnownPlace } from '../import/postcode-index';
import { readReferencePlaces } from '../import/read-geonames';

let namesByCode: ReadonlyMap<string, readonly string[]> | undefined;

const getKey = ({ countryId, zipCode }: Pick<KnownPlace, 'countryId' | 'zipCode'>): string => `${countryId}/${zipCode}`;

function readNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const place of readReferencePlaces()) {
    const known = names.get(getKey(place));
    if (known) known.push(place.placeName);
    else names.set(getKey(place), [place.placeName]);
  }
  return names;
}

/** The other places of a postcode, as our file names them; it has one name a code for Austria. Read once. */
export function getVillages(place: KnownPlace): readonly string[] {
  namesByCode ??= readNames();
  return (namesByCode.get(getKey(place)) ?? []).filter((name) => name !== place.placeName);
}
