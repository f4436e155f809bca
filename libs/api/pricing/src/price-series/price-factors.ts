import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { latestPrice } from '../site/latest-price';
import { wirePrice } from '../site/wire-price';
import { findFactorSeries } from './factor-repository';
import { presentFactor } from './present-factor';
import { getFactors } from './price-factor-catalogue';
import { findCountrySeries } from './series-repository';

/** GET /api/site/price-factors: those that are known, by id, beside the country's price of loose pellets. */
export const priceFactors = defineHandler(CALLS.priceFactors, async ({ query: { countryId } }, { db, clock }) => {
  const today = siteDay(clock());
  const factorIds = getFactors(countryId).map(({ id }) => id);
  const known = await findFactorSeries(db, { countryId, factorIds });
  const productId = siteById(countryId).defaultProductId;
  const price = latestPrice(await findCountrySeries(db, { countryId, productId }), today);
  return {
    Factors: factorIds.flatMap((id) => {
      const series = known.find(({ factorId }) => factorId === id);
      return (series && presentFactor(series, countryId, today)) ?? [];
    }),
    ...(price ? wirePrice(price.latest) : { Price: null, DateTime: null }),
    Change: price?.change ?? 0,
  };
});
