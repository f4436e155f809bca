import { CALLS, mayCall } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CAMPAIGNS_PATH, NEW_CAMPAIGN_PATH } from '@heizplatz/routes';
import { metricsInput } from '../../../shared/advert-statistics/metrics-card';
import { readNumberedPage } from '../../../shared/staff-table/numbered-page';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../shared/start/staff-guard';
import type { CampaignPage } from './campaign-page';

/** /support/campaigns with /create and /{campaignId}. */
export const campaignRoutes: RouteObject[] = [
  {
    path: CAMPAIGNS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-campaigns" */ './campaign-list-view')).CampaignListView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffCampaigns),
  },
  {
    path: NEW_CAMPAIGN_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-campaign" */ './new-campaign-view')).NewCampaignView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(async ({ api, user }) => {
      requireAccess(user, CALLS.saveCampaign, CALLS.staffAdvertisers);
      await api(CALLS.staffAdvertisers, {});
      return null;
    }),
  },
  {
    path: `${CAMPAIGNS_PATH}/:id`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-campaign" */ './campaign-view')).CampaignView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(async (request): Promise<CampaignPage> => {
      const mayWrite = mayCall(request.user, CALLS.saveCampaign, CALLS.staffAdvertisers);
      const page = await readNumberedPage(request, [CALLS.staffCampaign, CALLS.advertFigures], (api, id, { params }) =>
        Promise.all([
          api(CALLS.staffCampaign, { params: { campaignId: id } }),
          api(CALLS.advertFigures, metricsInput('campaign', id, params)),
          mayWrite ? api(CALLS.staffAdvertisers, {}) : null,
        ]),
      );
      return { ...page, mayWrite };
    }),
  },
];
