import type { Town } from '../import/place-packages';
import { STATES } from '../local-pages/state-catalogue';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a town lies. */
export interface TownPoint extends Point {
  readonly county: string | null;
}

/** Places whose usual name in GeoNames' list is English. */
const ENGLISH_NAMES: Record<string, string> = { Munich: 'München', Nuremberg: 'Nürnberg', Vienna: 'Wien' };
const COUNTRY_IDS: Record<string, number> = { DE: 1, AT: 2, CH: 3 };

const normal = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bst\.? /g, 'sankt ')
    .replace(/[^a-zà-ÿß]/g, '');

export interface TownIndex {
  /** Every town of that name in the state; empty when GeoNames' list has none. */
  find(stateId: number, name: string): readonly TownPoint[];
}

export function townIndex(towns: readonly Town[]): TownIndex {
  const stateIds = new Map(STATES.map(({ countryId, geoCode, id }) => [`${countryId}/${geoCode}`, id]));
  const points = new Map<string, TownPoint[]>();
  for (const { name, country, stateCode, county, latitude, longitude } of towns) {
    const stateId = stateIds.get(`${COUNTRY_IDS[country]}/${stateCode}`);
    if (stateId === undefined) continue;
    const key = `${stateId}/${normal(ENGLISH_NAMES[name] ?? name)}`;
    points.set(key, [...(points.get(key) ?? []), { latitude, longitude, county }]);
  }
  return { find: (stateId, name) => points.get(`${stateId}/${normal(name)}`) ?? [] };
}
