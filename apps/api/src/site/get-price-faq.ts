import { CALLS, type CallAnswer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { knownPrices } from './known-prices';
import { priceExtremes } from './price-extremes';
import { findPriceSeries } from './price-series-repository';
import { shortMemory } from './short-memory';
import { siteDay } from './site-day';

type PriceFaq = CallAnswer<typeof CALLS.priceFaq>;

const remembered = shortMemory<PriceFaq | null>(CALLS.priceFaq);

/** '2023-11-21' for '2026-11-21'; bounds compare as text, so that a 29 February needs no care. */
const threeYearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - 3}${day.slice(4)}`;

/** GET /api/site/{countryId}/price-faq: of the site's default product; 404 where no price of three years is known. */
export const getPriceFaq = defineHandler(CALLS.priceFaq, async ({ params }, { db, clock }) => {
  const { countryId } = params;
  const today = siteDay(clock());
  const faq = await remembered(db, clock(), `${countryId} ${today}`, async () => {
    const series = await findPriceSeries(db, { countryId, productId: siteById(countryId).defaultProductId });
    const extremes = series && priceExtremes(knownPrices(series, threeYearsBefore(today), today));
    if (!extremes) return null;
    const { high, low } = extremes;
    return { high3YDate: high.day, high3Y: high.cents / 100, low3YDate: low.day, low3Y: low.cents / 100 };
  });
  if (!faq) throw problem('NOT_FOUND');
  return faq;
});
