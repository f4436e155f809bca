import { CALLS, type CallAnswer } from '@heizplatz/contract';
import { defineHandler, type CallContext } from '../http/define-handler';
import { changePercent } from './change-percent';
import { isReferenceAmount } from './is-reference-amount';
import { dayPlus, knownPrices } from './known-prices';
import { localPrice } from './local-price';
import { countOfferZipCodes } from './market-size-repository';
import { findPriceSeries } from './price-series-repository';
import { shortMemory } from './short-memory';
import { siteDay } from './site-day';
import { wirePrice } from './wire-price';

type BestPrices = CallAnswer<typeof CALLS.bestPrices>;

const remembered = shortMemory<BestPrices>(CALLS.bestPrices);

const COMPARED_DAYS = 7;

/** The newest price of the day in a country and its change in seven days. */
async function countryPrice(
  { db, clock }: CallContext,
  asked: { countryId: number; productId: number },
): Promise<BestPrices> {
  const now = clock();
  const today = siteDay(now);
  const series = await findPriceSeries(db, asked);
  const prices = series ? knownPrices(series, series.firstDay, today) : [];
  const latest = prices.at(-1);
  if (!latest) return {};
  const before = prices.find(({ day }) => day === dayPlus(latest.day, -COMPARED_DAYS));
  return {
    ...wirePrice(latest),
    ...(before && { Change: changePercent(latest.cents, before.cents) }),
    OfferCount: await countOfferZipCodes(db, { ...asked, now, day: today }),
  };
}

/**
 * GET /api/site/{countryId}/prices/best: of the country with the number of its postcodes that have an offer, or of one
 * postcode with the number of its offers. {} when nothing is known: a country's price never passes for a place's.
 */
export const getBestPrices = defineHandler(CALLS.bestPrices, ({ params, query }, context) => {
  const { db, clock, services } = context;
  const asked = { ...query, countryId: params.countryId };
  if (asked.zipCode !== '') return localPrice(services.priceBook.current(), asked, clock());
  if (!isReferenceAmount(asked.productId, asked.amount)) return {};
  const key = `${asked.countryId} ${asked.productId} ${siteDay(clock())}`;
  return remembered(db, clock(), key, () => countryPrice(context, asked));
});
