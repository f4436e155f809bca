import type { ProductGroupId } from './product-group.ts';

/** Loose pellets (specification section 9). */
export const DEFAULT_PRODUCT_GROUP_ID: ProductGroupId = 3;
