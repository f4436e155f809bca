import { addressesHandlers } from '../addresses/addresses-handlers';
import { advertsHandlers } from '../adverts/adverts-handlers';
import { staffAuditHandlers } from '../staff-audit/staff-audit-handlers';
import { bulkHandlers } from '../bulk/bulk-handlers';
import { cancellationsHandlers } from '../cancellations/cancellations-handlers';
import { commissionsHandlers } from '../commissions/commissions-handlers';
import { complaintsHandlers } from '../complaints/complaints-handlers';
import { contentHandlers } from '../content/content-handlers';
import { customersHandlers } from '../customers/customers-handlers';
import { dealerOrdersHandlers } from '../dealer-orders/dealer-orders-handlers';
import { dealerProfilesHandlers } from '../dealer-profiles/dealer-profiles-handlers';
import { errorTraceHandlers } from '../error-trace/error-trace-handlers';
import { passkeysHandlers } from '../passkeys/passkeys-handlers';
import { identityHandlers } from '../identity/identity-handlers';
import { newsHandlers } from '../news/news-handlers';
import { notificationsHandlers } from '../notifications/notifications-handlers';
import { orderActionsHandlers } from '../order-actions/order-actions-handlers';
import { orderExportHandlers } from '../order-export/order-export-handlers';
import { orderProcessHandlers } from '../order-process/order-process-handlers';
import { placesHandlers } from '../places/places-handlers';
import { priceImportHandlers } from '../price-import/price-import-handlers';
import { pressHandlers } from '../press/press-handlers';
import { pricesHandlers } from '../prices/prices-handlers';
import { pricingHandlers } from '../pricing/pricing-handlers';
import { reportsHandlers } from '../reports/reports-handlers';
import { requestsHandlers } from '../requests/requests-handlers';
import { reviewsHandlers } from '../reviews/reviews-handlers';
import { searchHandlers } from '../search/search-handlers';
import { siteHandlers } from '../site/site-handlers';
import { staffContentHandlers } from '../staff-content/staff-content-handlers';
import { staffAdvertsHandlers } from '../staff-adverts/staff-adverts-handlers';
import { staffDealersHandlers } from '../staff-dealers/staff-dealers-handlers';
import { staffMediaHandlers } from '../staff-media/staff-media-handlers';
import { staffMenusHandlers } from '../staff-menus/staff-menus-handlers';
import { staffNewsHandlers } from '../staff-news/staff-news-handlers';
import { staffPromptsHandlers } from '../staff-prompts/staff-prompts-handlers';
import { staffOrdersHandlers } from '../staff-orders/staff-orders-handlers';
import { staffCustomersHandlers } from '../staff-customers/staff-customers-handlers';
import { staffReleasesHandlers } from '../staff-releases/staff-releases-handlers';
import { staffUsersHandlers } from '../staff-users/staff-users-handlers';
import { staffSystemHandlers } from '../staff-system/staff-system-handlers';
import { staffSearchHandlers } from '../staff-search/staff-search-handlers';
import { staffTasksHandlers } from '../staff-tasks/staff-tasks-handlers';
import { staffViewsHandlers } from '../staff-views/staff-views-handlers';
import { statisticsHandlers } from '../statistics/statistics-handlers';
import { storesHandlers } from '../stores/stores-handlers';
import { waermepartnerHandlers } from '../waermepartner/waermepartner-handlers';
import { trustedShopsHandlers } from '../trusted-shops/trusted-shops-handlers';
import { withdrawalsHandlers } from '../withdrawals/withdrawals-handlers';
import type { Handler } from '../http/define-handler';

/** Every area's handlers; one line an area. */
export const ALL_HANDLERS: readonly Handler[] = [
  ...addressesHandlers,
  ...advertsHandlers,
  ...staffAuditHandlers,
  ...bulkHandlers,
  ...cancellationsHandlers,
  ...commissionsHandlers,
  ...complaintsHandlers,
  ...contentHandlers,
  ...customersHandlers,
  ...dealerOrdersHandlers,
  ...dealerProfilesHandlers,
  ...errorTraceHandlers,
  ...identityHandlers,
  ...passkeysHandlers,
  ...newsHandlers,
  ...notificationsHandlers,
  ...orderActionsHandlers,
  ...orderExportHandlers,
  ...orderProcessHandlers,
  ...placesHandlers,
  ...pressHandlers,
  ...priceImportHandlers,
  ...pricesHandlers,
  ...pricingHandlers,
  ...reportsHandlers,
  ...requestsHandlers,
  ...reviewsHandlers,
  ...searchHandlers,
  ...siteHandlers,
  ...staffContentHandlers,
  ...staffAdvertsHandlers,
  ...staffDealersHandlers,
  ...staffMediaHandlers,
  ...staffMenusHandlers,
  ...staffNewsHandlers,
  ...staffPromptsHandlers,
  ...staffOrdersHandlers,
  ...staffReleasesHandlers,
  ...staffSystemHandlers,
  ...staffCustomersHandlers,
  ...staffUsersHandlers,
  ...staffSearchHandlers,
  ...staffTasksHandlers,
  ...staffViewsHandlers,
  ...statisticsHandlers,
  ...storesHandlers,
  ...waermepartnerHandlers,
  ...trustedShopsHandlers,
  ...withdrawalsHandlers,
];
