import { austrianPlaces } from './austrian-places';
import { getDeliveryRule } from '../zip-codes/delivery-rules';
import { germanPlaces } from './german-places';
import { locatePlaces } from '../search/locate-places';
import { readTowns } from './place-packages';
import type { postcodes } from '../schema';
import { swissPlaces } from './swiss-places';
import { townIndex } from '../search/town-index';

export type PostcodeRow = typeof postcodes.$inferSelect;

/** Every postcode of the three countries with state and coordinates (sources: product.md section 9), and those of Austria with the county of the town that gave the coordinates. */
export function referencePostcodes(): PostcodeRow[] {
  const towns = townIndex(readTowns());
  return [germanPlaces(), austrianPlaces(), swissPlaces()]
    .flatMap((places) => locatePlaces(places, towns))
    .map((place) => ({ ...place, deliveryRule: getDeliveryRule(place.countryId, place.zipCode) }));
}
