import { notFound, pageLoader, type RouteObject } from '@heizplatz/router';
import { chartRange } from '../price-data/chart-ranges';
import { PRICE_CALLS } from '../price-data/price-calls';
import { PRICE_QUERY } from '../price-data/price-paths';
import { orNone } from '../price-data/price-view';
import type { ChartPage } from './chart-page';
import { FUEL_CHARTS, type FuelChart } from './fuel-charts';

/** One page a traded fuel: crude oil, gas oil, heating oil. */
export const chartsRoutes: RouteObject[] = FUEL_CHARTS.map((chart) => ({
  path: chart.path,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "charts" */ './charts-view')).ChartsView }),
  loader: chartLoader(chart),
}));

function chartLoader({ factorId }: FuelChart) {
  return pageLoader(async ({ api, site, url }): Promise<ChartPage> => {
    const range = chartRange(url.searchParams.get(PRICE_QUERY.range));
    const { factorSeries, factors } = PRICE_CALLS(site.countryId);
    const series = factorSeries(factorId, range.days);
    const [known] = await Promise.all([api(series.call, series.input), orNone(api(factors.call, factors.input))]);
    // A country that does not watch this factor has no such page.
    if (!known) notFound();
    return { factorId, rangeId: range.id, days: range.days };
  });
}
