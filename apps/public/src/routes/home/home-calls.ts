import { usedSlots } from '@heizplatz/advert-ui';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { TICKER_CALLS } from './price-ticker/ticker-calls';

const LOOSE = PRODUCT_GROUPS[3];
const BAGS = PRODUCT_GROUPS[4];
const YEAR_DAYS = '365';

/** The home page's calls, sent by its loader and read again by its views with the same input. */
export const HOME_CALLS = (countryId: CountryId) => {
  const params = { countryId: String(countryId) };
  const best = (productId: number) => ({
    params,
    query: { amount: '6000', productId: String(productId), zipCode: '' },
  });
  return {
    common: { call: CALLS.commonData, input: { query: params } },
    banners: { call: CALLS.bestPrice, input: { query: { ...params, amount: '6000' } } },
    today: { call: CALLS.bestPrices, input: best(LOOSE.defaultProductId) },
    bags: { call: CALLS.bestPrices, input: best(BAGS.defaultProductId) },
    states: { call: CALLS.countryStates, input: { params } },
    extremes: { call: CALLS.priceFaq, input: { params } },
    featured: { call: CALLS.newsFeatured, input: { params } },
    news: { call: CALLS.newsArticles, input: { params, query: {} } },
    adverts: usedSlots(countryId),
    ticker: TICKER_CALLS(countryId).prices,
    announcements: { call: CALLS.sitePrompts, input: { params, query: { place: 'home' } } },
    series: {
      call: CALLS.priceSeries,
      input: { params, query: { productId: String(LOOSE.defaultProductId), days: YEAR_DAYS } },
    },
  } as const;
};
