import { bestPrices } from './best-prices';
import { commonData } from './common-data';
import { contentPage } from './content-page';
import { priceFaq } from './price-faq';
import { priceSeries } from './price-series';

export const siteHandlers = [commonData, bestPrices, priceFaq, priceSeries, contentPage];
