import type { ProductGroupId } from './product-group';
import { PRODUCT_GROUPS } from './product-groups';

export const isProductGroupId = (value: unknown): value is ProductGroupId =>
  typeof value === 'number' && Object.hasOwn(PRODUCT_GROUPS, value);
