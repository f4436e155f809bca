import { CALLS } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { STATISTICS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../shared/staff-page/staff-handle';
import { requireAccess } from '../../shared/start/staff-guard';
import { productsInput } from './products-input';
import { readStatisticPage, statisticInput } from './statistic-page';
import { StatisticView } from './statistic-view';
import type { LoadedStatistic } from './loaded-statistic';

/** Statistics of all orders. */
export const statisticRoute: RouteObject = {
  path: STATISTICS_PATH,
  Component: StatisticView,
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url }): Promise<LoadedStatistic> => {
    requireAccess(user, CALLS.periodStatistic, CALLS.statisticProducts, CALLS.statisticDealers);
    const today = toLocalDay(new Date());
    const page = readStatisticPage(url.searchParams, today);
    await Promise.all([
      api(CALLS.periodStatistic, statisticInput(page)),
      api(CALLS.statisticProducts, productsInput(user)),
      api(CALLS.statisticDealers, { query: { country: page.country } }),
    ]);
    return { page, today };
  }),
};
