import { notFound, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { STAFF_HOME_PATH, STAFF_VIEWS_PATH } from '@heizplatz/routes';
import { CASE_PANES } from './case-panes';
import { advertRoutes } from './routes/support/adverts/advert-routes';
import { auditLogRoute } from './routes/support/protokoll/audit-log-route';
import { cacheRoute } from './routes/support/cache/cache-route';
import { campaignRoutes } from './routes/support/campaigns/campaign-routes';
import { cancellationsRoute } from './routes/stornomanagement/cancellations-route';
import { customerListRoute } from './routes/support/kunden/customer-list-route';
import { customerRoute } from './routes/support/kunde/bearbeiten/customer-route';
import { cmsRoutes } from './routes/support/cms/cms-routes';
import { dealerRoutes } from './routes/support/haendler/dealer-routes';
import { inquiryRoute } from './routes/support/anfrage/inquiry-route';
import { jobsRoute } from './routes/support/auftraege/jobs-route';
import { exportOrdersRoute } from './routes/export-orders/export-route';
import { orderRoute } from './routes/support/bestellung/order-route';
import { orderListRoute } from './routes/support/bestellungen/order-list-route';
import { phoneOrderRoute } from './routes/support/bestellung/neu/phone-order-route';
import { mediaRoutes } from './routes/support/cms/media/media-routes';
import { menusRoute } from './routes/support/cms/menus/menus-route';
import { staffNewsRoutes } from './routes/support/cms/news/news-routes';
import { announcementRoutes } from './routes/support/cms/prompts/announcement-routes';
import { operationRoute } from './routes/support/betrieb/operation-route';
import { outboxRoutes } from './routes/support/postausgang/outbox-routes';
import { parametersRoute } from './routes/support/parameter-requirement/parameters-route';
import { provideCasePanes } from './shared/list-panes/case-panes';
import { STAFF_HANDLE } from './shared/staff-page/staff-handle';
import { viewsAction } from './shared/staff-table/views-action';
import { partnerRoutes } from './routes/support/werbepartner/partner-routes';
import { pressRoute } from './routes/support/presse/press-route';
import { feesRoute } from './routes/support/saetze/gebuehren/fees-route';
import { ratesRoute } from './routes/support/saetze/rates-route';
import { releasesRoute } from './routes/support/releases/releases-route';
import { contentReportsRoute } from './routes/support/meldungen/content-reports-route';
import { reviewsRoute } from './routes/support/bewertungen/reviews-route';
import { searchRoute } from './routes/support/suche/search-route';
import { salesRoutes } from './routes/support/sales-list/sales-routes';
import { statisticRoute } from './routes/statistics/statistic-route';
import { slotRoutes } from './routes/support/slots/slot-routes';
import { startRoute } from './routes/support/start-route';
import { textModulesRoute } from './routes/support/textbausteine/text-modules-route';
import { withdrawalsRoute } from './routes/support/widerrufe/withdrawals-route';
import { approvalsRoute } from './routes/support/freigaben/approvals-route';
import { permissionsRoute } from './routes/support/benutzer/rechte/permissions-route';
import { inviteRoute } from './routes/support/benutzer/einladen/invite-route';
import { userListRoute } from './routes/support/user/list/user-list-route';
import { userRoute } from './routes/support/benutzer/bearbeiten/user-route';

provideCasePanes(CASE_PANES);

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
  orderListRoute,
  orderRoute,
  phoneOrderRoute,
  inquiryRoute,
  cancellationsRoute,
  textModulesRoute,
  withdrawalsRoute,
  reviewsRoute,
  contentReportsRoute,
  customerListRoute,
  customerRoute,
  userListRoute,
  inviteRoute,
  permissionsRoute,
  approvalsRoute,
  userRoute,
  auditLogRoute,
  ...mediaRoutes,
  menusRoute,
  ...staffNewsRoutes,
  ...announcementRoutes,
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
  // An address below /support that is no screen: its error page keeps the frame of staff.
  { path: `${STAFF_HOME_PATH}/*`, handle: STAFF_HANDLE, loader: () => notFound(), Component: () => null },
];
