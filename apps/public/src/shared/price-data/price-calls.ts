import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CountryId } from '@heizplatz/contract';

export const LOOSE_ID = PRODUCT_GROUPS[3].defaultProductId;
export const BAGS_ID = PRODUCT_GROUPS[4].defaultProductId;

/** Whose price: a state by its slug, a place by its postcode; both empty: the country. */
export interface RequestedPlace {
  readonly stateName: string;
  readonly zipCode: string;
}

export const COUNTRY_PLACE: RequestedPlace = { stateName: '', zipCode: '' };

/** A place in a URL's query: digits are a postcode, text is a state's slug. */
export const getPlaceByText = (text: string): RequestedPlace =>
  /^\d+$/.test(text) ? { stateName: '', zipCode: text } : { stateName: text, zipCode: '' };

const productIds = `${LOOSE_ID},${BAGS_ID}`;

/** The calls of the price pages, sent by their loaders and read again by their views with the same input. */
export const PRICE_CALLS = (countryId: CountryId) => {
  const params = { countryId: String(countryId) };
  return {
    metrics: (place: RequestedPlace) => ({
      call: CALLS.placePrices,
      input: { params, query: { ...place, productIds } },
    }),
    groups: (place: RequestedPlace) => ({
      call: CALLS.rangeLocal,
      input: { params, query: { ...place, productIds: String(LOOSE_ID), days: '7' } },
    }),
    series: (place: RequestedPlace, days: number) => ({
      call: CALLS.priceSeries,
      input: { params, query: { ...place, productId: String(LOOSE_ID), days: String(days) } },
    }),
    states: { call: CALLS.countryStates, input: { params } },
    faq: { call: CALLS.priceFaq, input: { params } },
    factors: { call: CALLS.priceFactors, input: { query: params } },
    factorSeries: (factorId: number, days: number) => ({
      call: CALLS.factorSeries,
      input: { params: { ...params, factorId: String(factorId) }, query: { days: String(days) } },
    }),
    towns: (stateName: string, startsWith: string) => ({
      call: CALLS.placeLinks,
      input: { params, query: { stateName, startsWith } },
    }),
    dealers: (place: RequestedPlace) => ({
      call: CALLS.dealers,
      input: { params, query: { ...place, page: '1', sort: 'rating' as const } },
    }),
  } as const;
};
