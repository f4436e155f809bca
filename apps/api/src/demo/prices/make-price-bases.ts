import { PRODUCTS } from '@heizplatz/api-catalog';
import type { CountryPlan } from '../areas/country-plan';
import { dealerTerms, type DealerTerms } from '../dealers/dealer-terms';
import type { DemoBranch } from '../dealers/make-branches';
import type { PriceBase } from './price-base';
import { PRICE_SHAPES, type PriceShape } from './price-shape';
import type { RandomStreams } from '../random/random-streams';
import { regionFactor } from '../areas/region-factor';

const BAGS = 4;
const BIG_BAGS = 6;
const BRIQUETTES = 8;
const CERTIFIED_GROUPS = new Set([3, BAGS, BIG_BAGS]);
const BAG_KG = 15;
const BRIQUETTE_PALLET_KG = 960;

/** Kilograms of a pallet or big bag (rule GOODS-08); null for loose goods. */
function palletWeight(groupId: number, terms: DealerTerms): number | null {
  if (groupId === BAGS) return terms.bagsPerPallet * BAG_KG;
  if (groupId === BIG_BAGS) return terms.bigBagKg;
  return groupId === BRIQUETTES ? BRIQUETTE_PALLET_KG : null;
}

function getScale(random: () => number, { scale }: PriceShape): number[] {
  const bend = 0.75 + 0.5 * random();
  return scale.map((factor) => (factor === 1 ? 10_000 : Math.round(10_000 * (1 + (factor - 1) * bend))));
}

export interface TaxedProduct {
  readonly productGroupId: number;
  readonly productId: number;
}

export interface PriceLevel {
  /** Gross cents per t or 100 l in the country today (see productPrice). */
  readonly toCents: (productId: number) => number;
  /** Hundredths of a percent. */
  readonly getVat: (product: TaxedProduct) => number;
}

/**
 * The base price of each product at every branch of a country; the country's mean is set afterwards (calibrate).
 */
export function makePriceBases(
  streams: RandomStreams,
  plan: CountryPlan,
  branches: readonly DemoBranch[],
  level: PriceLevel,
): PriceBase[] {
  return branches.flatMap((branch) => {
    const { dealer, place, row } = branch;
    const terms = dealerTerms(streams, plan, dealer.row.id);
    const region = regionFactor(streams, place);
    return PRODUCTS.filter(({ productGroupId }) => dealer.productGroupIds.has(productGroupId)).map((product) => {
      const groupId = product.productGroupId;
      const shape = PRICE_SHAPES[groupId];
      if (!shape) throw new Error(`no price shape for product group ${groupId}`);
      const random = streams(`price/${row.id}/${product.id}`);
      const taxed = { productGroupId: groupId, productId: product.id };
      const net = (cents: number) => (cents * 10_000) / (10_000 + level.getVat(taxed));
      const palletWeightKg = palletWeight(groupId, terms);
      const factor = terms.level * region * (0.988 + 0.024 * random());
      const dearness = 0.9 + 0.3 * random();
      return {
        branch,
        productId: product.id,
        productGroupId: groupId,
        unitNet: net(level.toCents(product.id) * ((palletWeightKg ?? 1000) / 1000)) * factor,
        scaleFactors: getScale(random, shape),
        zoneNetCents: shape.zones.map((cents) => Math.round(net(cents) * dearness * plan.optionFactor)),
        stationNetCents: Math.round(net(terms.deliveryPointCents * shape.deliveryPointFactor)),
        palletWeightKg,
        depositCents: groupId === BAGS || groupId === BRIQUETTES ? terms.depositCents : 0,
        variants: CERTIFIED_GROUPS.has(groupId) ? terms.certificates : [{ certificationId: null, factor: 1 }],
      };
    });
  });
}
