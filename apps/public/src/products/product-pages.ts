import { PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';

/** Which texts a page shows, and what it sells. */
export interface ProductPage {
  readonly kind: 'pellets' | 'chips' | 'briquettes';
  readonly path: string;
  /** The first is the one whose price the page names. */
  readonly groups: readonly [ProductGroup, ...ProductGroup[]];
}

/** The product landing pages of the specification's section 2. */
export const PRODUCT_PAGES: readonly ProductPage[] = [
  { kind: 'chips', path: '/hackschnitzel', groups: [PRODUCT_GROUPS[9]] },
  { kind: 'briquettes', path: '/holzbriketts', groups: [PRODUCT_GROUPS[8]] },
  {
    kind: 'pellets',
    path: '/pellets-prices/product-path',
    groups: [PRODUCT_GROUPS[3], PRODUCT_GROUPS[4], PRODUCT_GROUPS[6]],
  },
];
