import { CALLS, type CountryId } from '@heizplatz/contract';
import type { ProductPage } from './product-pages';

/** The calls of a product page, sent by its loader and read again by its views with the same input. */
export const PRODUCT_CALLS = (countryId: CountryId, { groups, path }: ProductPage) => {
  const params = { countryId: String(countryId) };
  return {
    today: {
      call: CALLS.bestPrices,
      input: { params, query: { amount: '6000', productId: String(groups[0].defaultProductId), zipCode: '' } },
    },
    banners: { call: CALLS.bestPrice, input: { query: { ...params, amount: '6000' } } },
    words: { call: CALLS.contentPage, input: { params, query: { path } } },
  } as const;
};
