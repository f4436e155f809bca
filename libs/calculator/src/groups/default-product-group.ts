import type { ProductGroupId } from './product-groups.ts';

/** Loose pellets (rule GOODS-01). */
export const DEFAULT_PRODUCT_GROUP_ID: ProductGroupId = 3;
