import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { MENUS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { getOwnCountryId } from '../../../../shared/start/own-countries';
import { requireAccess } from '../../../../shared/start/staff-guard';

const COUNTRY = /^[123]$/;

/** /support/cms/menus?country=1 */
export const menusRoute: RouteObject = {
  path: MENUS_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-menus" */ './menus-view')).MenusView }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url, site }) => {
    requireAccess(user, CALLS.staffMenus);
    const query = url.searchParams.get('country') ?? '';
    const countryId = COUNTRY.test(query) ? query : String(getOwnCountryId(user, site.countryId));
    await api(CALLS.staffMenus, { params: { countryId } });
    return { countryId };
  }),
};
