import * as fc from 'fast-check';
import type { KnownPlace } from '../import/postcode-index';
import { apart } from './get-towns';
import { nearestPlaces } from './nearest-places';

const placeAt = (latitude: number, longitude: number, number: number): KnownPlace => ({
  ...{ countryId: 1, zipCode: String(number).padStart(5, '0'), placeName: 'Ort', stateId: 1 },
  ...{ county: null, latitude, longitude, deliveryRule: null },
});
/** A small grid, so that many lie equally far away. */
const anyLists = fc.array(
  fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), { maxLength: 12 }),
);

it('finds the places that stand first when all are sorted by distance', () => {
  fc.assert(
    fc.property(anyLists, fc.integer({ min: 1, max: 6 }), (grid, count) => {
      let number = 0;
      const lists = grid.map((list) => list.map(([latitude, longitude]) => placeAt(latitude, longitude, number++)));
      const place = lists.flat()[0] ?? placeAt(2, 2, 99_999);
      const others = lists.flat().filter(({ zipCode }) => zipCode !== place.zipCode);
      const sorted = others.toSorted((a, b) => apart(place, a) - apart(place, b));
      expect(nearestPlaces(lists, place, count)).toEqual(sorted.slice(0, count));
    }),
  );
});
