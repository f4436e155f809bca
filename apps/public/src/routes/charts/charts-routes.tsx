import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICE_QUERY } from '../../shared/price-data/price-paths';
import { FUEL_CHARTS } from './fuel-charts';

/** One page a traded fuel: crude oil, gas oil, heating oil. */
export const chartsRoutes: RouteObject[] = FUEL_CHARTS.map((chart) => ({
  path: chart.path,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "charts" */ './charts-view')).ChartsView }),
  handle: { cachePolicy: { kind: 'public', query: [PRICE_QUERY.range] } } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "charts" */ './load-chart')).loadChart(page, chart),
  ),
}));
