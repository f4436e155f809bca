import { getDeliveryRule } from '../zip-codes/delivery-rules';
import { readReferencePlaces } from './read-geonames';
import type { postcodes } from '../schema';

export type PostcodeRow = typeof postcodes.$inferSelect;

/** Every postcode of the three countries where somebody can live, with its main place (rule DEMO-08; README.md beside this file). */
export function referencePostcodes(): PostcodeRow[] {
  const rows = new Map<string, PostcodeRow>();
  for (const place of readReferencePlaces()) {
    const key = `${place.countryId}/${place.zipCode}`;
    if (!rows.has(key)) rows.set(key, { ...place, deliveryRule: getDeliveryRule(place.countryId, place.zipCode) });
  }
  return [...rows.values()];
}
