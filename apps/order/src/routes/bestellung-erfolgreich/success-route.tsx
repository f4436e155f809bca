import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { SUCCESS_PATTERN } from '@heizplatz/routes';

/** For the session that ordered, or the holder of the signed link in the mail; all others get the 404. */
export const successRoute: RouteObject = {
  path: SUCCESS_PATTERN,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "success" */ './success-view')).SuccessView }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "success" */ './load-success')).loadSuccess(page),
  ),
};
