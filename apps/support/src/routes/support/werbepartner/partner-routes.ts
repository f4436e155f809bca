import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { PARTNER_PATH } from '@heizplatz/routes';
import { metricDays } from '../../../shared/advert-statistics/metric-days';
import { numberedPageLoader } from '../../../shared/staff-table/numbered-page';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { listQuery } from '../../../shared/staff-table/list-query';
import { requireAccess } from '../../../shared/start/staff-guard';

/** /support/werbepartner: an advertiser's own statistics. */
export const partnerRoutes: RouteObject[] = [
  {
    path: PARTNER_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "partner" */ './partner-list-view')).PartnerListView,
    }),
    handle: STAFF_HANDLE,
    // A partner is no staff: it has no saved views, which staffListLoader would request.
    loader: pageLoader(async ({ api, user, url }) => {
      requireAccess(user, CALLS.partnerAdverts);
      await api(CALLS.partnerAdverts, { query: listQuery(CALLS.partnerAdverts.query, url.searchParams) });
      return null;
    }),
  },
  {
    path: `${PARTNER_PATH}/:id`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "partner" */ './partner-advert-view')).PartnerAdvertView,
    }),
    handle: STAFF_HANDLE,
    loader: numberedPageLoader([CALLS.partnerFigures], (api, id, { params }) =>
      api(CALLS.partnerFigures, { params: { advertId: id }, query: { days: metricDays(params) } }),
    ),
  },
];
