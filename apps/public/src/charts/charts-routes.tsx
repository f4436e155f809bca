import { pageLoader, type RouteObject } from '@heizplatz/router';
import { FUEL_CHARTS } from './fuel-charts';

/** One page a traded fuel: crude oil, gas oil, heating oil. */
export const chartsRoutes: RouteObject[] = FUEL_CHARTS.map((chart) => ({
  path: chart.path,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "charts" */ './charts-view')).ChartsView }),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "charts" */ './load-chart')).loadChart(page, chart),
  ),
}));
