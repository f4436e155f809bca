import { buildInPlace } from '../../pricing/build-in-place';
import { pricingHandlers } from '../../pricing/pricing-handlers';
import { insertMarket } from '../../pricing/testing/insert-market';
import { NOW, SMALL_MARKET } from '../../pricing/testing/made-up-book';
import { makeMarket } from '../../pricing/testing/make-market';
import { withApi, type TestApi } from '../../testing/api-test';
import { siteHandlers } from '../site-handlers';

/** The site's calls beside the pricing calls over a made-up market, for a whole spec file. */
export const withSiteApi = (): (() => TestApi) =>
  withApi({
    handlers: [...siteHandlers, ...pricingHandlers],
    prepare: (db) => insertMarket(db, makeMarket(SMALL_MARKET)),
    services: async (_made, db) => {
      const book = await buildInPlace(db, NOW, { creditCountries: [] });
      return { priceBook: { current: () => book } };
    },
  });
