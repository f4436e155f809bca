import type { Handler } from '@heizplatz/api-platform';
import { getBestPrices } from './get-best-prices';
import { getCommonData } from './get-common-data';
import { getPriceFaq } from './get-price-faq';
import { getPriceSeries } from './get-price-series';

export const siteHandlers: readonly Handler[] = [getCommonData, getBestPrices, getPriceFaq, getPriceSeries];
