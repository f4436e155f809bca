import type { ProductGroup } from './product-groups.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

/** The six groups of the simple calculator (rule GOODS-10), in the order of their chips. */
export const SIMPLE_CALCULATOR_GROUPS: readonly ProductGroup[] = ([3, 4, 6, 9, 8, 7] as const).map(
  (id) => PRODUCT_GROUPS[id],
);
