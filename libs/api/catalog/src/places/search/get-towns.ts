import type { KnownPlace } from '../import/postcode-index';

/** A town's postcodes; one at least. */
export type TownPlaces = readonly [KnownPlace, ...KnownPlace[]];

/** Two towns of one name in a state lie further apart than a town is wide. */
const TOWN_DEGREES = 0.25;

/** Squared degrees, a degree of longitude counted as two thirds of one of latitude (48° north). */
export const apart = (a: KnownPlace, b: KnownPlace): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * 0.67) ** 2;

/** The towns among one state's postcodes: places of one name that lie side by side. */
export function getTowns(places: readonly KnownPlace[]): TownPlaces[] {
  const towns: [KnownPlace, ...KnownPlace[]][] = [];
  const entriesByName = new Map<string, [KnownPlace, ...KnownPlace[]][]>();
  for (const place of places) {
    const named = entriesByName.get(place.placeName) ?? [];
    entriesByName.set(place.placeName, named);
    const own = named.find(([first]) => apart(first, place) < TOWN_DEGREES ** 2);
    if (own) {
      own.push(place);
      continue;
    }
    const town: [KnownPlace, ...KnownPlace[]] = [place];
    named.push(town);
    towns.push(town);
  }
  return towns;
}
