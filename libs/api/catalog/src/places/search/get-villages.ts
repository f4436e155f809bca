import { germanPlaces } from '../import/german-places';
import type { KnownPlace } from '../import/postcode-index';
import { swissPlaces } from '../import/swiss-places';

let namesByCode: ReadonlyMap<string, readonly string[]> | undefined;

const getKey = ({ countryId, zipCode }: Pick<KnownPlace, 'countryId' | 'zipCode'>): string => `${countryId}/${zipCode}`;

/** The other places of a postcode, as its source names them; Austria's source has one name a code. Read once. */
export function getVillages(place: KnownPlace): readonly string[] {
  namesByCode ??= new Map([...germanPlaces(), ...swissPlaces()].map((raw) => [getKey(raw), raw.names]));
  return (namesByCode.get(getKey(place)) ?? []).filter((name) => name !== place.placeName);
}
