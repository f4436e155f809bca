import { CALLS, type CallAnswer } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { dayPlus, knownPrices } from './known-prices';
import { findPriceSeries } from './price-series-repository';
import { shortMemory } from './short-memory';
import { siteDay } from './site-day';
import { thinOutPrices } from './thin-out-prices';
import { wirePrice } from './wire-price';

const remembered = shortMemory<CallAnswer<typeof CALLS.priceSeries>>(CALLS.priceSeries);

/** GET /api/site/{countryId}/prices/series: the last `days` days up to today; empty where no series is kept. */
export const getPriceSeries = defineHandler(CALLS.priceSeries, ({ params, query }, { db, clock }) => {
  const { productId, days } = query;
  const today = siteDay(clock());
  return remembered(db, clock(), `${params.countryId} ${productId} ${days} ${today}`, async () => {
    const series = await findPriceSeries(db, { countryId: params.countryId, productId });
    const prices = series ? knownPrices(series, dayPlus(today, 1 - days), today) : [];
    return { Result: thinOutPrices(prices, today).map(wirePrice) };
  });
});
