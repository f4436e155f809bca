import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findPricedPlace } from '../place-prices/price-place';
import { findSeries } from '../price-series/series-repository';
import { dayPlus, knownPrices } from './known-prices';
import { thinOutPrices } from './thin-out-prices';
import { wirePrice } from './wire-price';

/** GET /api/site/{countryId}/prices/series: the last `days` days up to today; empty if no series is stored. */
export const priceSeries = defineHandler(CALLS.priceSeries, async ({ params, query }, { db, clock, services }) => {
  const { productId, days } = query;
  const today = siteDay(clock());
  const request = await findPricedPlace(db, { ...query, countryId: params.countryId }, services.cache);
  const series = request && (await findSeries(db, request, [productId])).get(productId);
  const prices = series ? knownPrices(series, dayPlus(today, 1 - days), today) : [];
  return { Result: thinOutPrices(prices, today).map(wirePrice) };
});
