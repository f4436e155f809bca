import { PRODUCTS } from '@heizplatz/api-catalog';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { cheapestMean } from './cheapest-mean';
import type { AreaRow } from '../areas/make-areas';
import type { PriceLevel } from './make-price-bases';
import { packAreas } from '../areas/packed-areas';
import type { PriceBase } from './price-base';

const ROUNDS = 2;

/** Moves all unit prices of a product alike, so that the mean of the cheapest offers meets the country's level. */
export function calibrate(bases: readonly PriceBase[], areas: readonly AreaRow[], level: PriceLevel): PriceBase[] {
  const places = packAreas(areas);
  return PRODUCTS.flatMap(({ id, productGroupId }) => {
    const own = bases.filter(({ productId }) => productId === id);
    if (!isProductGroupId(productGroupId)) return [];
    const group = PRODUCT_GROUPS[productGroupId];
    const target = level.toCents(id);
    let correction = 1;
    for (let round = 0; round < ROUNDS; round++) {
      const mean = cheapestMean(own, places, {
        group,
        vatBasisPoints: level.getVat({ productGroupId, productId: id }),
        correction,
      });
      if (mean !== null) correction *= 1 + ((target - mean) / mean) * 1.05;
    }
    return own.map((base) => ({ ...base, unitNet: base.unitNet * correction }));
  });
}
