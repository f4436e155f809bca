import { PRODUCT_GROUPS, type ProductGroup, productPagePath } from '@heizplatz/calculator';

/** Where a page is, and what it sells. */
export interface ProductPage {
  readonly path: string;
  /** The first is the one whose price the page names. */
  readonly groups: readonly [ProductGroup, ...ProductGroup[]];
}

const LOOSE = PRODUCT_GROUPS[3];

/** The product landing pages of rule URL-02, and one like them of each other group. */
export const PRODUCT_PAGES: readonly ProductPage[] = [
  { path: productPagePath(LOOSE), groups: [LOOSE, PRODUCT_GROUPS[4], PRODUCT_GROUPS[6]] },
  ...Object.values(PRODUCT_GROUPS)
    .filter(({ id }) => id !== LOOSE.id)
    .map((group): ProductPage => ({ path: productPagePath(group), groups: [group] })),
];
