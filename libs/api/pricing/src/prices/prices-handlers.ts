import type { Handler } from '@heizplatz/api-platform';
import { getFactorSeries } from './get-factor-series';
import { getPlacePrices } from './get-place-prices';
import { getPriceFactors } from './get-price-factors';
import { getRangeLocal } from './get-range-local';
import { searchPlaces } from './search-places';

export const pricesHandlers: readonly Handler[] = [
  getFactorSeries,
  getPlacePrices,
  getPriceFactors,
  getRangeLocal,
  searchPlaces,
];
