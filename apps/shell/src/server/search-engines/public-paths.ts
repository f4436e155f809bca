import { PRICE_PAGES_PATH, PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';

/** Pages of fixed paths that anybody may read (specification section 2). */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  PRICE_PAGES_PATH,
  ...Object.values(PRODUCT_GROUPS).map(productPagePath),
  '/holzpellethaendler',
  '/info-center',
  '/news',
  '/charts/rohoel',
  '/charts/gasoel',
  '/charts/heizoel',
];
