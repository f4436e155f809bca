import { OPTION_IDS, OPTION_KEYS, OPTIONS } from '@heizplatz/api-catalog';
import type { branchOptions } from '@heizplatz/api-dealers';
import type { CountryPlan } from '../areas/country-plan';
import { dealerTerms } from './dealer-terms';
import { integerBetween } from '../random/integer-between';
import type { DemoBranch } from './make-branches';
import type { RandomStreams } from '../random/random-streams';

type OptionRow = typeof branchOptions.$inferSelect;

/** Chance that a branch offers an option, and its net cents per delivery point from … to. Standards cost nothing anywhere. */
const OFFERS: Readonly<Record<number, readonly [chance: number, from: number, to: number]>> = {
  [OPTION_IDS.blowingDustFree]: [0.5, 1490, 3490],
  [OPTION_IDS.deliveryExpress2]: [0.55, 3900, 6900],
  [OPTION_IDS.deliveryDays5]: [0.8, 890, 1990],
  [OPTION_IDS.morning]: [0.65, 1190, 2490],
  [OPTION_IDS.afternoon]: [0.6, 990, 2290],
  [OPTION_IDS.wishDate]: [0.85, 0, 1890],
  [OPTION_IDS.appointmentPlus]: [0.5, 2490, 4890],
  [OPTION_IDS.vehicleNoTrailer]: [0.9, 1490, 3490],
  [OPTION_IDS.vehicleSmall]: [0.5, 4490, 8900],
  [OPTION_IDS.hose40]: [0.95, 0, 1190],
  [OPTION_IDS.hose60]: [0.6, 1490, 3490],
  [OPTION_IDS.hose80]: [0.25, 4490, 7900],
  [OPTION_IDS.tankHose60]: [0.75, 1190, 2490],
  [OPTION_IDS.tankHose80]: [0.35, 3490, 5900],
  [OPTION_IDS.bag10]: [0.3, 890, 1990],
  [OPTION_IDS.intoStore]: [0.5, 4900, 9900],
  [OPTION_IDS.tailLift]: [0.8, 0, 2900],
  [OPTION_IDS.palletExchange]: [0.65, 0, 0],
  [OPTION_IDS.additive]: [0.65, 890, 2390],
  [OPTION_IDS.ibcContainer]: [0.45, 9900, 14_900],
  [OPTION_IDS.oak]: [0.5, 490, 1990],
  [OPTION_IDS.birch]: [0.55, 290, 1490],
  [OPTION_IDS.softwood]: [0.6, 0, 0],
  [OPTION_IDS.logs25]: [0.85, 490, 1490],
  [OPTION_IDS.logs50]: [0.6, 0, 0],
  [OPTION_IDS.stacked]: [0.55, 2490, 4890],
};

/** What each branch offers beside its goods. Its own number of bags per pallet is there, others are not. */
export function makeBranchOptions(
  streams: RandomStreams,
  plan: CountryPlan,
  branches: readonly DemoBranch[],
): OptionRow[] {
  return branches.flatMap(({ row, dealer }) => {
    const random = streams(`options/${row.id}`);
    const { bagsPerPallet } = dealerTerms(streams, plan, dealer.row.id);
    return OPTIONS.flatMap(({ id, key, size, isDefault, productGroupIds }): OptionRow[] => {
      const [chance = 0, from = 0, to = 0] = OFFERS[id] ?? [];
      const [isOffered, netCents] = [random() < chance, integerBetween(random, from, to)];
      if (!productGroupIds.some((groupId) => dealer.productGroupIds.has(groupId))) return [];
      const free = { branchId: row.id, optionId: id, netCents: 0 };
      if (key === OPTION_KEYS.bagsPerPallet) return size === bagsPerPallet ? [free] : [];
      // The branch's lead time is its standard: faster ones cost, slower ones bring nothing.
      if (key === OPTION_KEYS.deliveryTime && (size ?? 0) >= row.leadWorkingDays) return [];
      if (isDefault) return [free];
      return isOffered ? [{ ...free, netCents: Math.round(netCents * plan.optionFactor) }] : [];
    });
  });
}
