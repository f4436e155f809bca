import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { PARAMETERS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { parametersInput } from './parameters-input';

/** /support/parameter-requirement */
export const parametersRoute: RouteObject = {
  path: PARAMETERS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-parameters" */ './parameters-view')).ParametersView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url, site }) => {
    requireAccess(user, CALLS.parameterRequirements);
    await api(CALLS.parameterRequirements, parametersInput(url.searchParams, user, site.countryId));
    return null;
  }),
};
