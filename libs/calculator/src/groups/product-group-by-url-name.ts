import type { ProductGroup } from './product-groups.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

const BY_URL_NAME = new Map(Object.values(PRODUCT_GROUPS).map((group) => [group.urlName, group]));

/** Undefined for a name that no group has: the page is a 404. */
export const productGroupByUrlName = (name: string): ProductGroup | undefined => BY_URL_NAME.get(name);
