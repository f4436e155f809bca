import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';
import {
  CRUDE_OIL_CHART_PATH,
  DEALERS_PATH,
  GAS_OIL_CHART_PATH,
  HEATING_OIL_CHART_PATH,
  INFO_CENTER_PATH,
  NEWS_PATH,
  PRICE_PAGES_PATH,
} from '@heizplatz/routes';

/** Pages of fixed paths that anybody may read (rule URL-01). */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  PRICE_PAGES_PATH,
  ...Object.values(PRODUCT_GROUPS).map(productPagePath),
  DEALERS_PATH,
  INFO_CENTER_PATH,
  NEWS_PATH,
  CRUDE_OIL_CHART_PATH,
  GAS_OIL_CHART_PATH,
  HEATING_OIL_CHART_PATH,
];
