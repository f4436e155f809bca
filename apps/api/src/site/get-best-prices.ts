import { CALLS, type CallAnswer } from '@heizplatz/contract';
import { defineHandler, type CallContext } from '../http/define-handler';
import { changePercent } from './change-percent';
import { isReferenceAmount } from './is-reference-amount';
import { dayPlus, knownPrices } from './known-prices';
import { countOfferZipCodes } from './market-size-repository';
import { findPriceSeries } from './price-series-repository';
import { shortMemory } from './short-memory';
import { siteDay } from './site-day';
import { wirePrice } from './wire-price';

type BestPrices = CallAnswer<typeof CALLS.bestPrices>;

const remembered = shortMemory<BestPrices>(CALLS.bestPrices);

const COMPARED_DAYS = 7;

interface Asked {
  readonly countryId: number;
  readonly productId: number;
  readonly zipCode: string;
}

async function readBestPrices({ db, clock }: CallContext, asked: Asked): Promise<BestPrices> {
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
 * GET /api/site/{countryId}/prices/best: the newest price of the day and its change in seven days. {} when nothing is
 * known for the amount or the postcode: a country's price never passes for a place's.
 */
export const getBestPrices = defineHandler(CALLS.bestPrices, ({ params, query }, context) => {
  const { amount, ...asked } = { ...query, ...params };
  if (!isReferenceAmount(asked.productId, amount)) return {};
  const key = `${asked.countryId} ${asked.productId} ${asked.zipCode} ${siteDay(context.clock())}`;
  return remembered(context.db, context.clock(), key, () => readBestPrices(context, asked));
});
