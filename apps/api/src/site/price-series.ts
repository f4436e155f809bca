import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { findPriceSeries } from './price-series-repository';
import { seriesTime } from './series-day';

const YEAR_DAYS = 365;
const WEEK_DAYS = 7;

/** GET /api/site/{countryId}/prices/series: up to `days` back, daily in the last year and weekly before; empty when nothing is known. */
export const priceSeries = defineHandler(CALLS.priceSeries, async ({ params, query }, { db }) => {
  const series = await findPriceSeries(db, { countryId: params.countryId, productId: query.productId });
  if (!series) return { Result: [] };
  const { firstDay, dailyCents } = series;
  const last = dailyCents.length - 1;
  return {
    Result: dailyCents.flatMap((cents, index) => {
      const age = last - index;
      const isShown = age < query.days && (age < YEAR_DAYS || age % WEEK_DAYS === 0);
      return isShown ? [{ DateTime: seriesTime(firstDay, index), Price: cents / 100 }] : [];
    }),
  };
});
