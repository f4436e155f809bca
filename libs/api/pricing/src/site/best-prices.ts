import { type CallContext, defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { findPricedPlace } from '../place-prices/price-place';
import { findCountrySeries, findSeries } from '../price-series/series-repository';
import { isReferenceAmount } from './is-reference-amount';
import { latestPrice } from './latest-price';
import { localPrice, type LocalQuery } from './local-price';
import { countOfferZipCodes } from './market-size-repository';
import { wirePrice } from './wire-price';

type BestPrices = CallResponse<typeof CALLS.bestPrices>;

/** The newest price of the day in a country and its change in seven days. */
async function countryPrice({ db, clock }: CallContext, query: LocalQuery): Promise<BestPrices> {
  const now = clock();
  const today = siteDay(now);
  const known = latestPrice(await findCountrySeries(db, query), today);
  if (!known) return {};
  return {
    ...wirePrice(known.latest),
    ...(known.change !== undefined && { Change: known.change }),
    OfferCount: await countOfferZipCodes(db, { ...query, now, day: today }),
  };
}

/** The price change of a postcode: for the amount of its stored series, and only up to today. */
async function localChange(
  { db, clock, services }: CallContext,
  query: LocalQuery,
): Promise<Pick<BestPrices, 'Change'>> {
  if (!isReferenceAmount(query.productId, query.amount)) return {};
  const place = await findPricedPlace(db, { ...query, stateName: '' }, services.cache);
  const series = place && (await findSeries(db, place, [query.productId])).get(query.productId);
  const known = latestPrice(series, siteDay(clock()));
  const isToday = known?.latest.day === siteDay(clock());
  return isToday && known.change !== undefined ? { Change: known.change } : {};
}

/**
 * GET /api/site/{countryId}/prices/best: of the country with the number of its postcodes that have an offer, or of one
 * postcode with the number of its offers. {} when nothing is known: a country's price never passes for a place's.
 */
export const bestPrices = defineHandler(CALLS.bestPrices, async ({ params, query }, context) => {
  const request = { ...query, countryId: params.countryId };
  if (request.zipCode === '')
    return isReferenceAmount(request.productId, request.amount) ? countryPrice(context, request) : {};
  const price = localPrice(context.services.priceBook.current(), request, context.clock());
  return price.Price === undefined ? price : { ...price, ...(await localChange(context, request)) };
});
