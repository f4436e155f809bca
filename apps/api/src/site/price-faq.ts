import { CALLS } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { findPriceSeries } from './price-series-repository';
import { seriesDay } from './series-day';

/** Three years with their leap day. */
const WINDOW_DAYS = 1096;

/** GET /api/site/{countryId}/price-faq: the lowest and highest day of loose pellets in three years, the first where several are equal. */
export const priceFaq = defineHandler(CALLS.priceFaq, async ({ params: { countryId } }, { db }) => {
  const series = await findPriceSeries(db, { countryId, productId: SITES[countryId].defaultProductId });
  if (!series) throw problem('NOT_FOUND');
  const first = Math.max(0, series.dailyCents.length - WINDOW_DAYS);
  const window = series.dailyCents.slice(first);
  const low = Math.min(...window);
  const high = Math.max(...window);
  const dayOf = (cents: number) => seriesDay(series.firstDay, first + window.indexOf(cents));
  return { high3YDate: dayOf(high), low3YDate: dayOf(low), high3Y: high / 100, low3Y: low / 100 };
});
