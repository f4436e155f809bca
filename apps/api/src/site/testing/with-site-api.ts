import { buildInPlace } from '../../pricing/build-in-place';
import { pricingHandlers } from '../../pricing/pricing-handlers';
import { NOW } from '../../pricing/testing/made-up-book';
import { SMALL_MARKET_TEMPLATE } from '../../pricing/testing/small-market';
import { withApi, type TestApi } from '../../testing/api-test';
import { searchHandlers } from '../../search/search-handlers';
import { siteHandlers } from '../site-handlers';

/** The site's calls beside the pricing calls over a made-up market, for a whole spec file. */
export const withSiteApi = (): (() => TestApi) =>
  withApi({
    handlers: [...siteHandlers, ...searchHandlers, ...pricingHandlers],
    template: SMALL_MARKET_TEMPLATE,
    services: async (_made, db) => {
      const book = await buildInPlace(db, NOW, { creditCountries: [] });
      return { priceBook: { current: () => book } };
    },
  });
