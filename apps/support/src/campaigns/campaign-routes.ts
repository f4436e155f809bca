import { CALLS } from '@heizplatz/contract';
import { hasAnyRole, ROLES } from '@heizplatz/identity';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { ADVERT_ROLES, CAMPAIGN_ROLES, CAMPAIGNS_PATH, NEW_CAMPAIGN_PATH } from '../parts/advert-paths';
import { figuresInput } from '../parts/figures-card';
import { numberedPageLoader } from '../parts/numbered-page';
import { STAFF_HANDLE } from '../parts/staff-handle';
import { staffListLoader } from '../parts/staff-list-loader';
import { requireRoles } from '../start/staff-guard';

/** /support/campaigns with /create and /{campaignId}. */
export const campaignRoutes: RouteObject[] = [
  {
    path: CAMPAIGNS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-campaigns" */ './campaign-list-view')).CampaignListView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CAMPAIGN_ROLES, CALLS.staffCampaigns),
  },
  {
    path: NEW_CAMPAIGN_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-campaign" */ './new-campaign-view')).NewCampaignView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(async ({ api, user }) => {
      requireRoles(user, ADVERT_ROLES);
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
    loader: numberedPageLoader(CAMPAIGN_ROLES, async (api, id, { user, params }) => {
      await Promise.all([
        api(CALLS.staffCampaign, { params: { campaignId: id } }),
        api(CALLS.advertFigures, figuresInput('campaign', id, params)),
        // Whoever reads only has no form.
        hasAnyRole(user, [...ADVERT_ROLES, ROLES.admin]) ? api(CALLS.staffAdvertisers, {}) : null,
      ]);
    }),
  },
];
