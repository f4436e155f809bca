import type { Handler } from '@heizplatz/api-platform';
import { factorSeries } from '../price-series/factor-series';
import { placePrices } from './place-prices';
import { priceFactors } from '../price-series/price-factors';
import { rangeLocal } from '../price-series/range-local';
import { searchPlaces } from './search-places';

export const pricesHandlers: readonly Handler[] = [factorSeries, placePrices, priceFactors, rangeLocal, searchPlaces];
