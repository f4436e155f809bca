import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { ProductGroupId } from '@heizplatz/contract';

export interface Goods {
  readonly productGroupId: ProductGroupId;
  /** In the group's unit. */
  readonly amount: number;
  /** Kilograms of one pallet, as stated in the offer; null for loose goods. */
  readonly palletWeightKg: number | null;
}

/** Kilograms of goods; null where the unit has no weight of its own (litres) or the offer named none. */
export function getWeight({ productGroupId, amount, palletWeightKg }: Goods): number | null {
  const { unit } = PRODUCT_GROUPS[productGroupId];
  if (unit === 'kg') return amount;
  return unit === 'Paletten' && palletWeightKg !== null ? amount * palletWeightKg : null;
}
