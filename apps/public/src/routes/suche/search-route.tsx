import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { SEARCH_PATH } from '@heizplatz/routes';

/** /suche?q=…: rendered identically for everybody, and not cached, since each query differs. */
export const searchRoute: RouteObject = {
  path: SEARCH_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "search" */ './search-view')).SearchView }),
  handle: { cachePolicy: { kind: 'public', query: [] } } satisfies PageHandle,
  loader: pageLoader(async (page) => (await import(/* webpackChunkName: "search" */ './load-search')).loadSearch(page)),
};
