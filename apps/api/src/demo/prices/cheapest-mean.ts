import { priceOffer, scaleStep } from '@heizplatz/api-pricing';
import type { ProductGroup } from '@heizplatz/calculator';
import { ZONES, type PackedAreas } from '../areas/packed-areas';
import type { PriceBase } from './price-base';

/** Gross cents per t or 100 l of each base's cheapest variant at the group's comparison amount, by zone. */
function unitPrices(base: PriceBase, group: ProductGroup, vatBasisPoints: number, correction: number): number[] {
  const amount = group.comparisonAmount;
  const factor = Math.min(...base.variants.map((variant) => variant.factor));
  return base.zoneNetCents.map((zoneNetCents) => {
    const price = priceOffer(
      {
        unitNetCents: Math.round(base.unitNet * correction * factor),
        scaleFactor: base.scaleFactors[scaleStep(group.scale, amount)] ?? 10_000,
        zoneNetCents,
        stationNetCents: base.stationNetCents,
        optionNetCents: [],
        palletWeightKg: base.palletWeightKg ?? 0,
        depositCents: 0,
      },
      { amount, deliveryPoints: 1, unitSize: group.priceUnit.size, vatBasisPoints, totalStepCents: 1 },
    );
    return base.palletWeightKg === null ? (price.totalCents * group.priceUnit.size) / amount : price.tonneCents;
  });
}

/**
 * The mean over a country's postcodes of the cheapest offer of one product, in gross cents per t or 100 l (pallet
 * goods per t), one delivery point, at the group's comparison amount; null where no dealer sells it.
 */
export function cheapestMean(
  bases: readonly PriceBase[],
  { starts, keys }: PackedAreas,
  { group, vatBasisPoints, correction }: { group: ProductGroup; vatBasisPoints: number; correction: number },
): number | null {
  const lastId = Math.max(0, ...bases.map(({ branch }) => branch.row.id));
  const prices = new Float64Array((lastId + 1) * ZONES).fill(Infinity);
  for (const base of bases) {
    if (base.branch.row.stoppedUntil !== null) continue;
    prices.set(unitPrices(base, group, vatBasisPoints, correction), base.branch.row.id * ZONES);
  }
  let sum = 0;
  let count = 0;
  for (let place = 0; place + 1 < starts.length; place++) {
    let least = Infinity;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
      const price = prices[keys[at] ?? -1] ?? Infinity;
      if (price < least) least = price;
    }
    if (least === Infinity) continue;
    sum += least;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}
