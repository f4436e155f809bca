import { isProductGroupId } from './is-product-group-id.ts';
import type { ProductGroup, ProductGroupId } from './product-groups.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

/** All groups, in the order of their ids. */
export const PRODUCT_GROUP_IDS: readonly ProductGroupId[] = Object.values(PRODUCT_GROUPS).map(({ id }) => id);

/** The ids of the groups that something is true of, in their order. */
export const groupsWhere = (isOne: (group: ProductGroup) => boolean): readonly ProductGroupId[] =>
  PRODUCT_GROUP_IDS.filter((id) => isOne(PRODUCT_GROUPS[id]));

/** Whether a group's goods come so; false for an id that no group has. */
export const comesBy = (groupId: number, delivery: ProductGroup['delivery']): boolean =>
  isProductGroupId(groupId) && PRODUCT_GROUPS[groupId].delivery === delivery;
