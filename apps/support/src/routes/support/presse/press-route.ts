import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { notFound, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRESS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { getOwnCountryId } from '../../../shared/start/own-countries';
import { requireAccess } from '../../../shared/start/staff-guard';
import type { LoadedPress } from './loaded-press';
import { readPressPage } from './press-page';

/** /support/presse: what journalists may take. */
export const pressRoute: RouteObject = {
  path: PRESS_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "press" */ './press-view')).PressView }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url, site }): Promise<LoadedPress> => {
    requireAccess(user, CALLS.pressPrices);
    const today = toLocalDay(new Date());
    const page = readPressPage(url.searchParams, today, getOwnCountryId(user, site.countryId));
    try {
      await api(CALLS.pressPrices, { query: page });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) notFound();
      throw error;
    }
    return { page, today };
  }),
};
