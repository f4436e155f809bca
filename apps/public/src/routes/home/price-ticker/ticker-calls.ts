import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CountryId } from '@heizplatz/contract';

/** The ticker's content, in its order, each with the group that its link leads to. */
export const TICKER_GROUPS = [PRODUCT_GROUPS[3], PRODUCT_GROUPS[4], PRODUCT_GROUPS[6], PRODUCT_GROUPS[1]] as const;
const SPARK_DAYS = '30';

/**
 * The country's prices in one response, requested by the loader; the sparklines' data, requested after hydration.
 */
export const TICKER_CALLS = (countryId: CountryId) => {
  const params = { countryId: String(countryId) };
  const productIds = TICKER_GROUPS.map(({ defaultProductId }) => defaultProductId).join();
  return {
    prices: {
      call: CALLS.placePrices,
      input: { params, query: { stateName: '', zipCode: '', productIds } },
    },
    line: (productId: number) => ({
      call: CALLS.priceSeries,
      input: { params, query: { productId: String(productId), days: SPARK_DAYS } },
    }),
  } as const;
};
