import { CALLS, type PlaceFigures } from '@heizplatz/contract';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { productNameIn } from '../pricing/product-name-in';
import { changePercent } from '../site/change-percent';
import { dayPlus, knownPrices, type DailyPrices } from '../site/known-prices';
import { priceExtremes } from '../site/price-extremes';
import { siteDay } from '../site/site-day';
import { wirePrice } from '../site/wire-price';
import { countOffers } from './offers-today';
import { findPricedPlace, presentPlace, type PricedPlace } from './price-place';
import { productIdsOf } from './product-ids';
import { findSeries } from './series-repository';
import { threeYearsBefore } from './three-years';

const COMPARED_DAYS = 7;

/** The ISO day three months before; the 31st of a shorter month is its first day after. */
function threeMonthsBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 3);
  return date.toISOString().slice(0, 10);
}

/** The figures that a series alone gives; undefined without a price. */
function seriesFigures(series: DailyPrices, today: string) {
  const prices = knownPrices(series, threeYearsBefore(today), today);
  const latest = prices.at(-1);
  const extremes = priceExtremes(prices);
  if (!latest || !extremes) return undefined;
  const on = (day: string) => prices.find((price) => price.day === day)?.cents;
  const week = on(dayPlus(latest.day, -COMPARED_DAYS));
  const months = on(threeMonthsBefore(latest.day));
  return {
    ...wirePrice(latest),
    Change: week === undefined ? 0 : changePercent(latest.cents, week),
    ThreeMonthDifference: months === undefined ? null : (latest.cents - months) / 100,
    High: extremes.high.cents / 100,
    HighDate: extremes.high.day,
    Low: extremes.low.cents / 100,
    LowDate: extremes.low.day,
  };
}

/** One product's figures; none where nobody offers it now, whatever it cost before. */
function figuresOf(
  productId: number,
  series: DailyPrices | undefined,
  asked: PricedPlace,
  { services, clock }: CallContext,
): PlaceFigures[] {
  const book = services.priceBook.current();
  const product = book.goods.products.find(({ id }) => id === productId);
  const figures = series && seriesFigures(series, siteDay(clock()));
  if (!product || !figures) return [];
  const zipCodes = asked.places.map(({ zipCode }) => zipCode);
  const { offerCount, zipCodeCount } = countOffers(book, { countryId: asked.countryId, productId, zipCodes }, clock());
  if (offerCount === 0) return [];
  return [
    {
      ProductId: productId,
      ProductName: productNameIn(product, asked.countryId),
      ...figures,
      OfferCount: offerCount,
      ZipCodeCount: zipCodeCount,
    },
  ];
}

/** GET /api/site/{countryId}/prices/place: 404 for a place that the country does not have. */
export const getPlacePrices = defineHandler(CALLS.placePrices, async ({ params, query }, context) => {
  const { db, clock } = context;
  const asked = await findPricedPlace(db, { ...query, countryId: params.countryId }, clock());
  if (!asked) throw problem('NOT_FOUND');
  const productIds = productIdsOf(query.productIds);
  const series = await findSeries(db, asked, productIds);
  return {
    Place: presentPlace(asked),
    Products: productIds.flatMap((id) => figuresOf(id, series.get(id), asked, context)),
  };
});
