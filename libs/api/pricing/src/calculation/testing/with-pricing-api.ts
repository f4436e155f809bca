import { type TestApi, withApi } from '@heizplatz/api-platform/testing';
import { buildInPlace } from '../../price-book/build-in-place';
import { NOW } from './made-up-book';
import { SMALL_MARKET_TEMPLATE } from './small-market';

/** The pricing calls over a made-up market, for a whole spec file. */
export function withPricingApi(): () => TestApi {
  return withApi({
    template: SMALL_MARKET_TEMPLATE,
    services: async (_made, db) => {
      const book = await buildInPlace(db, NOW, { creditCountries: [] });
      return { priceBook: { current: () => book } };
    },
  });
}
