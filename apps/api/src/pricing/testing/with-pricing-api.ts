import { bulkHandlers } from '../../bulk/bulk-handlers';
import { withApi, type TestApi } from '../../testing/api-test';
import { buildInPlace } from '../build-in-place';
import { pricingHandlers } from '../pricing-handlers';
import { insertMarket } from './insert-market';
import { NOW, SMALL_MARKET } from './made-up-book';
import { makeMarket } from './make-market';

/** The pricing calls over a made-up market, for a whole spec file. */
export function withPricingApi(): () => TestApi {
  return withApi({
    handlers: [...pricingHandlers, ...bulkHandlers],
    prepare: (db) => insertMarket(db, makeMarket(SMALL_MARKET)),
    services: async (_made, db) => {
      const book = await buildInPlace(db, NOW, { creditCountries: [] });
      return { priceBook: { current: () => book } };
    },
  });
}
