import { distanceKm, slug } from '@heizplatz/api-catalog';
import type { branches } from '@heizplatz/api-dealers';
import { dayAfter } from '../random/day-after';
import type { DemoDealer } from './demo-dealer';
import type { DemoPlace } from '../areas/demo-place';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';
import type { RandomStreams } from '../random/random-streams';

export interface DemoBranch {
  readonly row: typeof branches.$inferSelect;
  readonly dealer: DemoDealer;
  readonly place: DemoPlace;
}

/** Monday to Friday; some on Saturdays too, some not on Fridays (bit 0 is Monday). */
const WEEKDAYS = [0b011111, 0b011111, 0b011111, 0b111111, 0b001111];
const STOP_CHANCE = 0.015;
const STOP_DAYS = 12;

/** The home first, then stores between 40 and 260 km away. */
function getSeats(random: () => number, dealer: DemoDealer, places: readonly DemoPlace[]): DemoPlace[] {
  const seats = [dealer.home];
  for (let tries = 0; tries < 500 && seats.length < dealer.branchCount; tries++) {
    const place = pickOne(random, places);
    const far = seats.every((seat) => distanceKm(seat, place) > 40);
    if (far && distanceKm(dealer.home, place) < 260) seats.push(place);
  }
  return seats;
}

/** All branches of one country's dealers; ids run from firstId. A few take no orders for some days. */
export function makeBranches(
  streams: RandomStreams,
  dealers: readonly DemoDealer[],
  places: readonly DemoPlace[],
  { firstId, day }: { firstId: number; day: string },
): DemoBranch[] {
  let id = firstId;
  return dealers.flatMap((dealer) => {
    const random = streams(`branches/${dealer.row.id}`);
    return getSeats(random, dealer, places).map((place): DemoBranch => {
      const { countryId, zipCode, placeName, latitude, longitude } = place;
      const row = {
        id: id++,
        dealerId: dealer.row.id,
        countryId,
        slug: slug(`${placeName}-${zipCode}`),
        zipCode,
        place: placeName,
        latitude,
        longitude,
        leadWorkingDays: integerBetween(random, 3, 10),
        deliveryWeekdays: pickOne(random, WEEKDAYS),
        stoppedUntil: random() < STOP_CHANCE ? dayAfter(day, STOP_DAYS) : null,
        version: 1,
      };
      return { row, dealer, place };
    });
  });
}
