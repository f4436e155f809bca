import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { FUEL_NEED_PATH } from '@heizplatz/routes';

/**
 * 'Wie viel brauche ich?' (rule FIGURE-07): a GET form, computed where the page is rendered, so that it works without
 * script.
 */
export const fuelNeedRoute: RouteObject = {
  path: FUEL_NEED_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "fuel-need" */ './fuel-need-view')).FuelNeedView,
  }),
  handle: { cachePolicy: { kind: 'public', query: [] } } satisfies PageHandle,
  loader: pageLoader(async ({ url, site }) =>
    (await import(/* webpackChunkName: "fuel-need" */ './need-input')).readNeedInput(url.searchParams, site),
  ),
};
