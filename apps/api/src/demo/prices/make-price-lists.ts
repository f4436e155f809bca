import type { priceLists } from '@heizplatz/api-dealers';
import type { CountryPlan } from '../areas/country-plan';
import { dayAfter } from '../random/day-after';
import { dealerTerms } from '../dealers/dealer-terms';
import { getMaker } from '../dealers/make-makers';
import type { PriceBase } from './price-base';
import type { RandomStreams } from '../random/random-streams';

export type PriceListRow = Omit<typeof priceLists.$inferSelect, 'id' | 'validUntil' | 'version' | 'isApproved'>;

/** The current week and three before. */
const WEEKS = [0, 1, 2, 3];
/** A dealer's own way between two weekly steps, beside the market's. */
const STEP = 0.006;

/** Weekly steps, certificates and customer groups over each base; the latest step lies one to seven days back. */
export function makePriceLists(
  streams: RandomStreams,
  plan: CountryPlan,
  bases: readonly PriceBase[],
  { day, centsOn }: { day: string; centsOn: (productId: number, day: string) => number },
): PriceListRow[] {
  return bases.flatMap((base) => {
    const dealerId = base.branch.row.dealerId;
    const { groupFactors, stepDaysAgo } = dealerTerms(streams, plan, dealerId);
    const random = streams(`weeks/${base.branch.row.id}/${base.productId}`);
    const makerId = getMaker(streams, base);
    return WEEKS.flatMap((week) => {
      const from = dayAfter(day, -stepDaysAgo - 7 * week);
      const market = centsOn(base.productId, from) / centsOn(base.productId, day);
      const way = week === 0 ? 1 : market * (1 + STEP * (random() * 2 - 1));
      return base.variants.flatMap(({ certificationId, factor }) =>
        groupFactors.map((groupFactor, index) => ({
          branchId: base.branch.row.id,
          productId: base.productId,
          certificationId,
          customerGroupId: index + 1,
          validFrom: new Date(`${from}T05:00:00Z`),
          unitNetCents: Math.round(base.unitNet * way * factor * groupFactor),
          scaleFactors: base.scaleFactors,
          zoneNetCents: base.zoneNetCents,
          stationNetCents: base.stationNetCents,
          palletWeightKg: base.palletWeightKg,
          depositCents: base.depositCents,
          makerId,
        })),
      );
    });
  });
}
