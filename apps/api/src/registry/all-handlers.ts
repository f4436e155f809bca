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
  caseMailsHandlers,
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

/** One line an area. */
const AREA_HANDLERS: readonly Handler[] = [
  ...addressesHandlers,
  ...advertsHandlers,
  ...staffAuditHandlers,
  ...staffPermissionsHandlers,
  ...bulkHandlers,
  ...cancellationsHandlers,
  ...caseMailsHandlers,
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
];

/** Every area's handlers, and approvals around those that change rates and adverts. */
export const ALL_HANDLERS: readonly Handler[] = withApprovals(AREA_HANDLERS);
