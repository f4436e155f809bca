import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { INFO_CENTER_PATH } from '@heizplatz/routes';

export const infoCenterRoute: RouteObject = {
  path: INFO_CENTER_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "info-center" */ './info-center-view')).InfoCenterView,
  }),
  handle: { cachePolicy: { kind: 'public', query: [] } } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "info-center" */ './load-info-center')).loadInfoCenter(page),
  ),
};
