import { type CallContext, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS, type PlaceMetrics } from '@heizplatz/contract';
import { productNameIn } from '../configuration/product-name-in';
import { knownPrices, type DailyPrices } from '../site/known-prices';
import { latestPrice } from '../site/latest-price';
import { priceExtremes } from '../site/price-extremes';
import { wirePrice } from '../site/wire-price';
import { offersNow } from '../daily-prices/offers-today';
import { findPricedPlace, presentPlace, type PricedPlace } from './price-place';
import { getProductIds } from './product-ids';
import { findSeries } from '../price-series/series-repository';
import { threeYearsBefore } from '../price-series/three-years';

/** The ISO day three months before; the 31st of a shorter month is its first day after. */
function threeMonthsBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 3);
  return date.toISOString().slice(0, 10);
}

/** The metrics of a series; undefined without a price. */
function seriesMetrics(series: DailyPrices | undefined, today: string) {
  const known = latestPrice(series, today);
  if (!series || !known) return undefined;
  const prices = knownPrices(series, threeYearsBefore(today), today);
  const extremes = priceExtremes(prices);
  const monthsBefore = threeMonthsBefore(known.latest.day);
  const months = prices.find(({ day }) => day === monthsBefore)?.cents;
  return {
    ...wirePrice(known.latest),
    Change: known.change ?? 0,
    ThreeMonthDifference: months === undefined ? null : (known.latest.cents - months) / 100,
    High: extremes ? extremes.high.cents / 100 : null,
    HighDate: extremes?.high.day ?? null,
    Low: extremes ? extremes.low.cents / 100 : null,
    LowDate: extremes?.low.day ?? null,
  };
}

const NO_HISTORY = { Change: 0, ThreeMonthDifference: null, High: null, HighDate: null, Low: null, LowDate: null };

/**
 * One product's metrics, from its series or, if none is stored, from the current price; none if it is not offered
 * now.
 */
function computeMetrics(
  productId: number,
  series: DailyPrices | undefined,
  query: PricedPlace,
  { services, clock }: CallContext,
): PlaceMetrics[] {
  const book = services.priceBook.current();
  const product = book.goods.products.find(({ id }) => id === productId);
  const zipCodes = query.places.map(({ zipCode }) => zipCode);
  const offers = offersNow(book, { countryId: query.countryId, productId, zipCodes }, clock());
  if (!product || offers.offerCount === 0) return [];
  const today = siteDay(clock());
  const now = { ...wirePrice({ day: today, cents: offers.meanCents }), ...NO_HISTORY };
  return [
    {
      ProductId: productId,
      ProductName: productNameIn(product, query.countryId),
      ...(seriesMetrics(series, today) ?? now),
      OfferCount: offers.offerCount,
      ZipCodeCount: offers.zipCodeCount,
    },
  ];
}

/** GET /api/site/{countryId}/prices/place: 404 for a place that the country does not have. */
export const placePrices = defineHandler(CALLS.placePrices, async ({ params, query }, context) => {
  const { db, services } = context;
  const request = await findPricedPlace(db, { ...query, countryId: params.countryId }, services.cache);
  if (!request) throw problem('NOT_FOUND');
  const productIds = getProductIds(query.productIds);
  const series = await findSeries(db, request, productIds);
  return {
    Place: presentPlace(request),
    Products: productIds.flatMap((id) => computeMetrics(id, series.get(id), request, context)),
  };
});
