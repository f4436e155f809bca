import { CALLS } from '@heizplatz/contract';
import { SITES, toLocalDay } from '@heizplatz/country';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CONSUMPTION_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';
import { productsInput, readConsumptionPage, statisticInput } from './consumption-query';
import type { LoadedConsumption } from './loaded-consumption';

/** 'Mein Verbrauch': what was ordered in a period. */
export const consumptionRoute: RouteObject = {
  path: CONSUMPTION_PATH,
  lazy: async () => ({ Component: (await import('./consumption-view')).ConsumptionView }),
  handle: CUSTOMER_PAGE_HANDLE,
  loader: pageLoader(async ({ api, url, site }): Promise<LoadedConsumption> => {
    const today = toLocalDay(new Date());
    const page = readConsumptionPage(url.searchParams, { today, countryId: site.countryId });
    const ids = Object.values(SITES).map(({ countryId }) => countryId);
    const [products] = await Promise.all([
      Promise.all(ids.map((id) => api(CALLS.statisticProducts, productsInput(id)))),
      api(CALLS.periodStatistic, statisticInput(page)),
    ]);
    const countries = ids.filter((id, index) => id === page.countryId || (products[index]?.length ?? 0) > 0);
    return { page, today, countries };
  }),
};
