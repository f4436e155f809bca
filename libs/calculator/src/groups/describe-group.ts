import type { ProductGroup } from './product-groups.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';

/** What a list says of ordered goods. */
export interface GroupDescription extends Pick<ProductGroup, 'name' | 'shortName'> {
  readonly id: ProductGroup['id'] | 'other';
  readonly unit: string;
  readonly unitSingular: string;
  readonly priceUnit: { readonly name: string };
}

/** The API sells it, and this release does not know its unit. */
const OTHER_GROUP: GroupDescription = {
  ...{ id: 'other', name: 'Sonstiger Brennstoff', shortName: 'Sonstiges' },
  ...{ unit: '', unitSingular: '', priceUnit: { name: '' } },
};

/** Of a group that stands in a response; 'other' is one that the reader does not know. */
export const describeGroup = (id: ProductGroup['id'] | 'other'): GroupDescription =>
  id === 'other' ? OTHER_GROUP : PRODUCT_GROUPS[id];
