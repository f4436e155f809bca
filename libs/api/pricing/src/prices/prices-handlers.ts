import type { Handler } from '@heizplatz/api-platform';
import { factorSeries } from './factor-series';
import { placePrices } from './place-prices';
import { priceFactors } from './price-factors';
import { rangeLocal } from './range-local';
import { searchPlaces } from './search-places';

export const pricesHandlers: readonly Handler[] = [factorSeries, placePrices, priceFactors, rangeLocal, searchPlaces];
