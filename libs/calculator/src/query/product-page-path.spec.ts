import { productPagePath } from './product-page-path.ts';
import { PRODUCT_GROUPS } from '../groups/product-groups.ts';

test('loose pellets have a page of their own, every other group its name', () => {
  expect(productPagePath(PRODUCT_GROUPS[3])).toBe('/pellets-prices/product-path');
  expect(productPagePath(PRODUCT_GROUPS[1])).toBe('/heizoel');
  expect(productPagePath(PRODUCT_GROUPS[4])).toBe('/holzpellets-sackware');
});
