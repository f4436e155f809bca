import type { ProductGroupId } from '@heizplatz/contract';
import { pickOne } from '../random/pick-one';

interface Target {
  readonly productGroupId: ProductGroupId;
  /** Share of all orders; they add up to 1. */
  readonly share: number;
  /** In the group's unit; what stands there twice is twice as frequent. */
  readonly amounts: readonly number[];
}

/** What households buy: mostly 4 to 6 t of loose pellets. */
const HOUSEHOLDS: readonly Target[] = [
  {
    productGroupId: 3,
    share: 0.7,
    amounts: [
      ...[3000, 3500, 4000, 4000, 4200, 4500, 4500, 4800, 5000, 5000, 5000, 5000, 5200, 5500, 5500, 5600],
      ...[6000, 6000, 6000, 6000, 6500, 7000, 8000],
    ],
  },
  { productGroupId: 4, share: 0.125, amounts: [1, 1, 1, 2, 2, 3] },
  { productGroupId: 7, share: 0.05, amounts: [1000, 1000, 1500, 2000, 3000] },
  { productGroupId: 8, share: 0.035, amounts: [1, 1, 2] },
  { productGroupId: 1, share: 0.035, amounts: [1500, 2000, 2500, 3000, 3000] },
  { productGroupId: 6, share: 0.025, amounts: [1, 2, 3, 4] },
  { productGroupId: 9, share: 0.02, amounts: [4000, 5000, 6000, 8000] },
  { productGroupId: 2, share: 0.006, amounts: [1000, 1500, 2000] },
  { productGroupId: 5, share: 0.004, amounts: [1000, 2000] },
];

/** Businesses heat more; industrial pellets are theirs alone. */
const BUSINESSES: readonly Target[] = [
  { productGroupId: 3, share: 0.6, amounts: [6000, 8000, 10_000, 12_000, 15_000, 18_000] },
  { productGroupId: 10, share: 0.1, amounts: [10_000, 15_000, 20_000] },
  { productGroupId: 9, share: 0.1, amounts: [8000, 12_000, 20_000] },
  { productGroupId: 4, share: 0.08, amounts: [4, 6, 10] },
  { productGroupId: 2, share: 0.08, amounts: [2000, 3000, 5000, 10_000] },
  { productGroupId: 5, share: 0.04, amounts: [1000, 2000, 5000] },
];

export interface GoodsTarget {
  readonly productGroupId: ProductGroupId;
  readonly amount: number;
}

/** Selects the goods to order; from the specified group, else from a group chosen by its share. */
export function targetGoods(
  random: () => number,
  { isBusiness, productGroupId }: { isBusiness: boolean; productGroupId: ProductGroupId | null },
): GoodsTarget {
  const all = isBusiness ? BUSINESSES : HOUSEHOLDS;
  let chance = random();
  const rendered = all.find(({ share }) => (chance -= share) < 0) ?? all[0];
  const target =
    productGroupId === null ? rendered : (all.find((one) => one.productGroupId === productGroupId) ?? rendered);
  if (!target) throw new Error('nothing is wanted');
  return { productGroupId: target.productGroupId, amount: pickOne(random, target.amounts) };
}
