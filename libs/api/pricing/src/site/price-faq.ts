import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { findCountrySeries } from '../price-series/series-repository';
import { threeYearsBefore } from '../price-series/three-years';
import { knownPrices } from './known-prices';
import { priceExtremes } from './price-extremes';

/** GET /api/site/{countryId}/price-faq: of the site's default product; 404 where no price of three years is known. */
export const priceFaq = defineHandler(CALLS.priceFaq, async ({ params }, { db, clock }) => {
  const { countryId } = params;
  const today = siteDay(clock());
  const series = await findCountrySeries(db, { countryId, productId: siteById(countryId).defaultProductId });
  const extremes = series && priceExtremes(knownPrices(series, threeYearsBefore(today), today));
  if (!extremes) throw problem('NOT_FOUND');
  const { high, low } = extremes;
  return { high3YDate: high.day, high3Y: high.cents / 100, low3YDate: low.day, low3Y: low.cents / 100 };
});
