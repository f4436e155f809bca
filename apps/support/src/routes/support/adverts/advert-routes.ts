import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { ADVERTISERS_PATH, ADVERTS_PATH, NEW_ADVERT_PATH } from '@heizplatz/routes';
import { metricsInput } from '../../../shared/advert-statistics/metrics-card';
import { numberedPageLoader } from '../../../shared/staff-table/numbered-page';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../shared/start/staff-guard';

const loadAdvertisers = pageLoader(async ({ api, user }) => {
  requireAccess(user, CALLS.staffAdvertisers);
  await api(CALLS.staffAdvertisers, {});
  return null;
});

const listLoader = staffListLoader(CALLS.staffAdverts);

/** /support/adverts with /create and /{advertId}, and who books them. */
export const advertRoutes: RouteObject[] = [
  {
    path: ADVERTS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-adverts" */ './advert-list-view')).AdvertListView,
    }),
    handle: STAFF_HANDLE,
    loader: async (query) => {
      await Promise.all([listLoader(query), loadAdvertisers(query)]);
      return null;
    },
  },
  {
    path: NEW_ADVERT_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-advert" */ './new-advert-view')).NewAdvertView,
    }),
    handle: STAFF_HANDLE,
    loader: loadAdvertisers,
  },
  {
    path: `${ADVERTS_PATH}/:id`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-advert" */ './advert-view')).AdvertView,
    }),
    handle: STAFF_HANDLE,
    loader: numberedPageLoader(
      [CALLS.staffAdvert, CALLS.staffAdvertisers, CALLS.advertFigures],
      async (api, id, { params }) => {
        const metrics = metricsInput('advert', id, params);
        await Promise.all([
          api(CALLS.staffAdvert, { params: { advertId: id } }),
          api(CALLS.staffAdvertisers, {}),
          api(CALLS.advertFigures, metrics),
        ]);
      },
    ),
  },
  {
    path: ADVERTISERS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-adverts" */ './advertisers-view')).AdvertisersView,
    }),
    handle: STAFF_HANDLE,
    loader: loadAdvertisers,
  },
];
