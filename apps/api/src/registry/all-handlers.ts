import { advertsHandlers, staffAdvertsHandlers } from '@heizplatz/api-advertising';
import {
  cancellationsHandlers,
  dealerProfilesHandlers,
  contentReportsHandlers,
  reviewsHandlers,
  staffDealersHandlers,
  staffForDealerHandlers,
  staffOrdersHandlers,
  withdrawalsHandlers,
} from '@heizplatz/api-after-sales';
import {
  releaseHealthHandlers,
  staffAuditHandlers,
  staffPermissionsHandlers,
  staffReleasesHandlers,
  staffSearchHandlers,
  staffSystemHandlers,
  staffTasksHandlers,
  staffViewsHandlers,
  withApprovals,
} from '@heizplatz/api-backoffice';
import { placesHandlers } from '@heizplatz/api-catalog';
import {
  contentHandlers,
  newsHandlers,
  pressHandlers,
  searchHandlers,
  staffContentHandlers,
  staffMediaHandlers,
  staffMenusHandlers,
  staffNewsHandlers,
  staffAnnouncementsHandlers,
} from '@heizplatz/api-content';
import {
  customersHandlers,
  notificationsHandlers,
  staffCustomersHandlers,
  fuelStorageHandlers,
} from '@heizplatz/api-customers';
import { dealerLoginsHandlers, priceImportHandlers } from '@heizplatz/api-dealers';
import { commissionsHandlers, orderExportHandlers, statisticsHandlers } from '@heizplatz/api-finance';
import { addressesHandlers, identityHandlers, passkeysHandlers, staffUsersHandlers } from '@heizplatz/api-identity';
import {
  bulkHandlers,
  complaintsHandlers,
  dealerOrdersHandlers,
  orderActionsHandlers,
  orderProcessHandlers,
  inquiriesHandlers,
} from '@heizplatz/api-ordering';
import { trustedShopsHandlers, waermepartnerHandlers } from '@heizplatz/api-partners';
import { errorTraceHandlers, type Handler } from '@heizplatz/api-platform';
import { pricesHandlers, pricingHandlers, siteHandlers } from '@heizplatz/api-pricing';

/** Every area's handlers; one line an area. */
export const ALL_HANDLERS: readonly Handler[] = withApprovals([
  ...addressesHandlers,
  ...advertsHandlers,
  ...staffAuditHandlers,
  ...staffPermissionsHandlers,
  ...bulkHandlers,
  ...cancellationsHandlers,
  ...commissionsHandlers,
  ...complaintsHandlers,
  ...contentHandlers,
  ...customersHandlers,
  ...dealerLoginsHandlers,
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
  ...contentReportsHandlers,
  ...inquiriesHandlers,
  ...reviewsHandlers,
  ...searchHandlers,
  ...siteHandlers,
  ...staffContentHandlers,
  ...staffAdvertsHandlers,
  ...staffDealersHandlers,
  ...staffMediaHandlers,
  ...staffMenusHandlers,
  ...staffNewsHandlers,
  ...staffAnnouncementsHandlers,
  ...staffForDealerHandlers,
  ...staffOrdersHandlers,
  ...releaseHealthHandlers,
  ...staffReleasesHandlers,
  ...staffSystemHandlers,
  ...staffCustomersHandlers,
  ...staffUsersHandlers,
  ...staffSearchHandlers,
  ...staffTasksHandlers,
  ...staffViewsHandlers,
  ...statisticsHandlers,
  ...fuelStorageHandlers,
  ...waermepartnerHandlers,
  ...trustedShopsHandlers,
  ...withdrawalsHandlers,
]);
