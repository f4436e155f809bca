import { CERTIFICATION_IDS } from '@heizplatz/api-catalog';
import type { CountryPlan } from '../areas/country-plan';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';
import type { PriceVariant } from '../prices/price-base';
import type { RandomStreams } from '../random/random-streams';

const { enPlusA1, dinPlus } = CERTIFICATION_IDS;

/** The terms of one dealer, the same for all its branches. */
export interface DealerTerms {
  /** Against the market, 1 is the mean. */
  readonly level: number;
  /** Per delivery point of loose pellets, gross cents. */
  readonly deliveryPointCents: number;
  readonly certificates: readonly PriceVariant[];
  readonly bagsPerPallet: number;
  readonly bigBagKg: number;
  readonly depositCents: number;
  /** By customer group 1 to 3. */
  readonly groupFactors: readonly [number, number, number];
  /** Days since the last weekly step, 1 to 7. */
  readonly stepDaysAgo: number;
}

function getCertificates(random: () => number): PriceVariant[] {
  const share = random();
  const better = 1.004 + 0.013 * random();
  if (share < 0.45) return [{ certificationId: enPlusA1, factor: 1 }];
  if (share < 0.56) return [{ certificationId: dinPlus, factor: 1.003 }];
  const both = [
    { certificationId: enPlusA1, factor: 1 },
    { certificationId: dinPlus, factor: better },
  ];
  if (share < 0.92) return both;
  return [
    { certificationId: enPlusA1, factor: 1 },
    { certificationId: null, factor: 0.978 },
  ];
}

export function dealerTerms(streams: RandomStreams, plan: CountryPlan, dealerId: number): DealerTerms {
  const random = streams(`terms/${dealerId}`);
  const [least, most] = plan.deliveryPointCents;
  return {
    // The sum of three random numbers: most near the middle, few cheap or expensive.
    level: 0.955 + 0.03 * (random() + random() + random()),
    deliveryPointCents: integerBetween(random, least, most),
    certificates: getCertificates(random),
    bagsPerPallet: pickOne(random, [48, 54, 60, 65, 65, 65, 66, 66]),
    bigBagKg: pickOne(random, [800, 900, 950, 1000, 1000]),
    depositCents: random() < 0.6 ? 0 : pickOne(random, [1500, 1800, 2000, 2500]),
    groupFactors: [1, 0.985 + 0.012 * random(), 0.974 + 0.014 * random()],
    stepDaysAgo: integerBetween(random, 1, 7),
  };
}
