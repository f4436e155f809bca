import { type Database, defineHandler, epochDay, problem, startOfLocalDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, mayCall } from '@heizplatz/contract';
import { hasRole, ROLES, type User } from '@heizplatz/identity';
import { staffStatistic } from './staff-statistic';
import { findAllProducts, findCountedOrders, findOrderedProducts } from './statistic-repository';
import { getStatistic } from './statistic-rows';

type Body = CallRequest<typeof CALLS.periodStatistic>['body'];

/** Nothing is older; the database knows no year 0. */
const FIRST_DAY = '2000-01-01';

/** 24:00 local time of an epoch day. */
const getEndOfDay = (day: number): Date => startOfLocalDay(day + 1);
const faulty = (path: string, code: string) => problem('VALIDATION', { errors: [{ path, code }] });

const seesAll = (user: User): boolean => mayCall(user, CALLS.exportStatistic);

/**
 * Whose orders are meant (rules ACCOUNT-10 and STAFF-07): customers have their own, staff everybody's. Throws FORBIDDEN
 * for others' without the right.
 */
function getScope(user: User, query: Body['Scope']): 'own' | 'all' {
  const scope = query ?? (hasRole(user, ROLES.customer) ? 'own' : 'all');
  if (scope === 'all' && !seesAll(user)) throw problem('FORBIDDEN');
  return scope;
}

/** One country, so one currency, by the day on which orders were placed; as delivered where that is known. */
async function ownStatistic(db: Database, user: User, { From, To, ...filters }: Body) {
  const { CountryId, ProductId, ZipCode, RatePay } = filters;
  if (CountryId === null) throw faulty('body.CountryId', 'REQUIRED');
  const orders = await findCountedOrders(db, {
    userId: user.id,
    countryId: CountryId,
    from: getEndOfDay(epochDay(From < FIRST_DAY ? FIRST_DAY : From) - 1),
    until: getEndOfDay(epochDay(To < FIRST_DAY ? FIRST_DAY : To)),
    productId: ProductId,
  });
  return { Scope: 'own' as const, ...getStatistic(orders, { zipCode: ZipCode, isRatePay: RatePay }) };
}

/** POST /api/periodStatistic/getStatistic. Declined, expired, cancelled and withdrawn orders don't count. */
export const periodStatistic = defineHandler(CALLS.periodStatistic, ({ body }, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  if (body.To < body.From) throw faulty('body.To', 'DATE_ORDER');
  if (getScope(user, body.Scope) === 'own') return ownStatistic(db, user, body);
  const query = {
    period: { from: body.From, to: body.To },
    by: body.By,
    countryId: body.CountryId,
    stateId: body.StateId,
    zipCode: body.ZipCode,
    productId: body.ProductId,
    dealerId: body.DealerId,
    isRatePay: body.RatePay,
    search: body.Search,
    sort: body.Sort,
    page: body.Page,
  };
  return staffStatistic(db, query, { now: clock(), seesCommissions: mayCall(user, CALLS.salesMonth) });
});

/** Customers can select what they have ordered there, staff everything that can be ordered. */
export const statisticProducts = defineHandler(CALLS.statisticProducts, ({ query }, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  if (!hasRole(user, ROLES.customer)) return findAllProducts(db);
  return findOrderedProducts(db, { userId: user.id, countryId: query.countryId });
});
