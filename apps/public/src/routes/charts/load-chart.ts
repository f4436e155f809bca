import { loadAdverts } from '@heizplatz/advert-ui';
import { notFound, type PageRequest } from '@heizplatz/router';
import { chartRange } from '../../shared/price-data/chart-ranges';
import { PRICE_CALLS } from '../../shared/price-data/price-calls';
import { PRICE_QUERY } from '../../shared/price-data/price-paths';
import { orNone } from '../../shared/price-data/price-view';
import type { ChartPage } from './chart-page';
import type { FuelChart } from './fuel-charts';

export async function loadChart(page: PageRequest, { factorId }: FuelChart): Promise<ChartPage> {
  const { api, site, url } = page;
  const range = chartRange(url.searchParams.get(PRICE_QUERY.range));
  const { factorSeries, factors } = PRICE_CALLS(site.countryId);
  const series = factorSeries(factorId, range.days);
  const [known] = await Promise.all([
    api(series.call, series.input),
    orNone(api(factors.call, factors.input)),
    loadAdverts(page),
  ]);
  // A country that does not watch this factor has no such page.
  if (!known) notFound();
  return { factorId, rangeId: range.id, days: range.days };
}
