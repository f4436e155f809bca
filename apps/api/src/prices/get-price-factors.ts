import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { changePercent } from '../site/change-percent';
import { dayPlus, knownPrices } from '../site/known-prices';
import { siteDay } from '../site/site-day';
import { wirePrice } from '../site/wire-price';
import { findFactorSeries } from './factor-repository';
import { presentFactor } from './present-factor';
import { factorsOf } from './price-factor-catalogue';
import { findPricedPlace } from './price-place';
import { findSeries } from './series-repository';

const COMPARED_DAYS = 7;

/** GET /api/site/price-factors: those that are known, by id, beside the country's price of loose pellets. */
export const getPriceFactors = defineHandler(CALLS.priceFactors, async ({ query: { countryId } }, { db, clock }) => {
  const today = siteDay(clock());
  const factorIds = factorsOf(countryId).map(({ id }) => id);
  const known = await findFactorSeries(db, { countryId, factorIds });
  const { defaultProductId } = siteById(countryId);
  const country = await findPricedPlace(db, { countryId, stateName: '', zipCode: '' }, clock());
  const series = country && (await findSeries(db, country, [defaultProductId])).get(defaultProductId);
  const prices = series ? knownPrices(series, series.firstDay, today) : [];
  const latest = prices.at(-1);
  const before = prices.find(({ day }) => latest && day === dayPlus(latest.day, -COMPARED_DAYS));
  return {
    Factors: factorIds.flatMap((id) => {
      const one = known.find(({ factorId }) => factorId === id);
      return (one && presentFactor(one, countryId, today)) ?? [];
    }),
    ...(latest ? wirePrice(latest) : { Price: null, DateTime: null }),
    Change: latest && before ? changePercent(latest.cents, before.cents) : 0,
  };
});
