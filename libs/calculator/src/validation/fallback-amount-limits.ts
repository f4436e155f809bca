import type { AmountLimits } from '../groups/product-group.ts';

/** Where no product group is known (rule CALC-07), in kg. */
export const FALLBACK_AMOUNT_LIMITS: AmountLimits = { min: 500, max: 20_000 };
