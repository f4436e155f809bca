import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { endOfLocalDay, epochDay } from '../pricing/calendar-days';
import { findCountedOrders, findOrderedProducts } from './statistic-repository';
import { statisticOf } from './statistic-rows';

const DAY_MS = 86_400_000;
/** Nothing is older; the database knows no year 0. */
const FIRST_DAY = '2000-01-01';

/** 24:00 local time of an epoch day. */
const endOfDay = (day: number): Date => endOfLocalDay(new Date(day * DAY_MS + DAY_MS / 2));

/**
 * The caller's own orders of one country, so of one currency, by the day on which they were placed. What was delivered
 * counts where it is known; declined, expired, cancelled and withdrawn orders don't.
 */
export const answerPeriodStatistic = defineHandler(CALLS.periodStatistic, async ({ body }, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const { From, To, CountryId, ProductId, ZipCode, RatePay } = body;
  if (To < From) throw problem('VALIDATION', { errors: [{ path: 'body.To', code: 'DATE_ORDER' }] });
  const orders = await findCountedOrders(db, {
    userId: user.id,
    countryId: CountryId,
    from: endOfDay(epochDay(From < FIRST_DAY ? FIRST_DAY : From) - 1),
    until: endOfDay(epochDay(To < FIRST_DAY ? FIRST_DAY : To)),
    productId: ProductId,
  });
  return statisticOf(orders, { zipCode: ZipCode, isRatePay: RatePay });
});

export const answerStatisticProducts = defineHandler(CALLS.statisticProducts, ({ query }, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return findOrderedProducts(db, { userId: user.id, countryId: query.countryId });
});
