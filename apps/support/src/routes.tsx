import { pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { STAFF_HOME_PATH, STAFF_VIEWS_PATH } from '@heizplatz/routes';
import { advertRoutes } from './adverts/advert-routes';
import { auditLogRoute } from './audit-log/audit-log-route';
import { cacheRoute } from './cache/cache-route';
import { campaignRoutes } from './campaigns/campaign-routes';
import { cancellationsRoute } from './cancellations/cancellations-route';
import { customerListRoute } from './customers/customer-list-route';
import { customerRoute } from './customers/customer-route';
import { cmsRoutes } from './cms/cms-routes';
import { dealerRoutes } from './dealers/dealer-routes';
import { jobsRoute } from './jobs/jobs-route';
import { exportOrdersRoute } from './export-orders/export-route';
import { orderRoute } from './order/order-route';
import { phoneOrderRoute } from './order/phone-order-route';
import { mediaRoutes } from './media/media-routes';
import { menusRoute } from './menus/menus-route';
import { staffNewsRoutes } from './news/news-routes';
import { promptRoutes } from './prompts/prompt-routes';
import { operationRoute } from './operation/operation-route';
import { outboxRoutes } from './outbox/outbox-routes';
import { parametersRoute } from './parameters/parameters-route';
import { STAFF_HANDLE } from './parts/staff-handle';
import { viewsAction } from './parts/views-action';
import { partnerRoutes } from './partner/partner-routes';
import { pressRoute } from './press/press-route';
import { feesRoute } from './rates/fees-route';
import { ratesRoute } from './rates/rates-route';
import { releasesRoute } from './releases/releases-route';
import { reportsRoute } from './reports/reports-route';
import { reviewsRoute } from './reviews/reviews-route';
import { searchRoute } from './search/search-route';
import { salesRoutes } from './sales-list/sales-routes';
import { statisticRoute } from './statistics/statistic-route';
import { slotRoutes } from './slots/slot-routes';
import { startRoute } from './start/start-route';
import { textModulesRoute } from './text-modules/text-modules-route';
import { withdrawalsRoute } from './withdrawals/withdrawals-route';
import { inviteRoute } from './users/invite-route';
import { userListRoute } from './users/user-list-route';
import { userRoute } from './users/user-route';

export const routes: RouteObject[] = [
  {
    path: STAFF_VIEWS_PATH,
    handle: STAFF_HANDLE,
    action: viewsAction,
    loader: pageLoader(async () => redirect(STAFF_HOME_PATH)),
  },
  startRoute,
  searchRoute,
  exportOrdersRoute,
  orderRoute,
  phoneOrderRoute,
  cancellationsRoute,
  textModulesRoute,
  withdrawalsRoute,
  reviewsRoute,
  reportsRoute,
  customerListRoute,
  customerRoute,
  userListRoute,
  inviteRoute,
  userRoute,
  auditLogRoute,
  ...mediaRoutes,
  menusRoute,
  ...staffNewsRoutes,
  ...promptRoutes,
  ...outboxRoutes,
  operationRoute,
  cacheRoute,
  parametersRoute,
  jobsRoute,
  releasesRoute,
  ratesRoute,
  feesRoute,
  ...cmsRoutes,
  ...dealerRoutes,
  ...salesRoutes,
  statisticRoute,
  ...advertRoutes,
  ...campaignRoutes,
  ...slotRoutes,
  ...partnerRoutes,
  pressRoute,
];
