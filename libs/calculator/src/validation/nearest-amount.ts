import type { AmountLimits } from '../groups/product-group.ts';

/** The amount that the limits allow next to a refused one, for its link (rule CALC-08). */
export const nearestAmount = (amount: number, limits: AmountLimits, deliveryPoints = 1): number =>
  Math.min(Math.max(amount, limits.min * deliveryPoints), limits.max);
