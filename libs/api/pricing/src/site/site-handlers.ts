import type { Handler } from '@heizplatz/api-platform';
import { bestPrices } from './best-prices';
import { commonData } from './common-data';
import { priceFaq } from './price-faq';
import { priceSeries } from './price-series';

export const siteHandlers: readonly Handler[] = [commonData, bestPrices, priceFaq, priceSeries];
