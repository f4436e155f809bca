import { getIso } from '@heizplatz/country';
import type { CountryPlan } from '../areas/country-plan';
import type { DemoPlace } from '../areas/demo-place';
import { integerBetween } from '../random/integer-between';
import { ISLAND_CODES } from '../areas/island-codes';
import type { RandomStreams } from '../random/random-streams';

/** Namesakes far apart are different towns; a part of an Austrian town ('Graz-Andritz') belongs to it. */
function getTown({ countryId, stateId, zipCode, placeName }: DemoPlace): string {
  const name = getIso(countryId) === 'AT' ? (placeName.split('-')[0] ?? placeName) : placeName;
  return `${stateId}/${zipCode.slice(0, getIso(countryId) === 'DE' ? 2 : 1)}/${name}`;
}

export interface OfferCount {
  readonly kind: 'city' | 'country' | 'island' | 'unserved';
  /** How many dealers offer loose pellets there. */
  readonly count: number;
}

/**
 * How many dealers serve a postcode (rule DEMO-01): 25–45 in a city, 4–12 in the country, 0–1 on islands. Neighbours by
 * the first three digits (a city by its name) have the same number.
 */
export function offerCounts(
  streams: RandomStreams,
  plan: CountryPlan,
  places: readonly DemoPlace[],
): (place: DemoPlace) => OfferCount {
  const codes = new Map<string, number>();
  for (const place of places) codes.set(getTown(place), (codes.get(getTown(place)) ?? 0) + 1);
  const render = (name: string, min: number, max: number) => integerBetween(streams(`offers/${name}`), min, max);
  const mostInCity = Math.min(45, Math.round(plan.dealers * 0.75));
  return (place) => {
    const town = getTown(place);
    if (place.deliveryRule !== null) return { kind: 'unserved', count: 0 };
    if (getIso(plan.countryId) === 'DE' && ISLAND_CODES.has(place.zipCode))
      return { kind: 'island', count: render(`island/${place.zipCode}`, 0, 1) };
    if ((codes.get(town) ?? 0) >= plan.cityCodes) return { kind: 'city', count: render(town, 26, mostInCity) };
    return { kind: 'country', count: render(`${plan.countryId}/${place.zipCode.slice(0, 3)}`, 5, 12) };
  };
}
