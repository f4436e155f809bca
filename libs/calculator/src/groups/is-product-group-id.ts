import type { ProductGroupId } from './product-groups.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

export const isProductGroupId = (value: unknown): value is ProductGroupId =>
  typeof value === 'number' && Object.hasOwn(PRODUCT_GROUPS, value);
