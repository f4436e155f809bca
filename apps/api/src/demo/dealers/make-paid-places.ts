import type { paidPlaces } from '@heizplatz/api-dealers';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { dayAfter } from '../random/day-after';
import type { DemoDealer } from './demo-dealer';
import type { RandomStreams } from '../random/random-streams';
import { shuffled } from '../random/shuffled';

type PaidPlaceRow = Omit<typeof paidPlaces.$inferSelect, 'id'>;

/** Groups whose lists carry paid places. */
const GROUPS = [3, 4, 1] as const;
const LEAST_PLACES = 6;
/** One in so many sellers pays, so that an ordinary postcode has one that delivers there. */
const SELLERS_A_PLACE = 6;
const RUNS_DAYS = 90;

/** In each country some dealers pay for a place: half of them everywhere, half round their home. */
export function makePaidPlaces(streams: RandomStreams, dealers: readonly DemoDealer[], day: string): PaidPlaceRow[] {
  return GROUPS.flatMap((productGroupId) => {
    const sellers = dealers.filter((dealer) => dealer.productGroupIds.has(productGroupId));
    const countryId = sellers[0]?.row.countryId ?? 0;
    const count = Math.max(LEAST_PLACES, Math.round(sellers.length / SELLERS_A_PLACE));
    const paying = shuffled(streams(`paid/${countryId}/${productGroupId}`), sellers).slice(0, count);
    return paying.map(({ row }, index): PaidPlaceRow => {
      const isLocal = index % 2 === 1;
      const where = isLocal ? `rund um ${row.city}` : 'im ganzen Land';
      return {
        dealerId: row.id,
        countryId,
        productGroupId,
        zipPrefix: isLocal ? row.zipCode.slice(0, 2) : '',
        onBehalfOf: row.company,
        reason: `${row.name} hat diesen Platz für ${PRODUCT_GROUPS[productGroupId].name} ${where} gebucht.`,
        validFrom: dayAfter(day, -RUNS_DAYS),
        validUntil: dayAfter(day, 4 * RUNS_DAYS),
      };
    });
  });
}
