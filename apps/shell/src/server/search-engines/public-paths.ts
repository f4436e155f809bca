import { PRICE_PAGES_PATH } from '@heizplatz/calculator';

/** Pages of fixed paths that anybody may read (specification section 2). */
export const PUBLIC_PATHS = [
  '/',
  PRICE_PAGES_PATH,
  '/hackschnitzel',
  '/holzbriketts',
  '/pellets-prices/product-path',
  '/holzpellethaendler',
  '/info-center',
  '/news',
  '/charts/rohoel',
  '/charts/gasoel',
  '/charts/heizoel',
] as const;
