import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import {
  STAFF_DEALERS_PATH,
  HELD_IMPORTS_PATH,
  NEW_DEALER_PATH,
  HELD_IMPORT_PATTERN,
  STAFF_DEALER_PATTERN,
} from '@heizplatz/routes';
import type { ComponentType } from 'react';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { dealerLoader, heldImportLoader, heldImportsLoader, newDealerLoader } from './dealer-loaders';

const page = (
  path: string,
  Component: () => Promise<ComponentType>,
  loader: NonNullable<RouteObject['loader']>,
): RouteObject => ({
  path,
  lazy: async () => ({ Component: await Component() }),
  handle: STAFF_HANDLE,
  loader,
});

/** /support/haendler with the pages of a dealer, and price imports that wait. */
export const dealerRoutes: RouteObject[] = [
  page(
    STAFF_DEALERS_PATH,
    async () => (await import(/* webpackChunkName: "staff-dealers" */ './list/dealer-list-view')).DealerListView,
    staffListLoader(CALLS.staffDealers),
  ),
  page(
    NEW_DEALER_PATH,
    async () => (await import(/* webpackChunkName: "staff-dealer" */ './master-data/new-dealer-view')).NewDealerView,
    newDealerLoader,
  ),
  page(
    HELD_IMPORTS_PATH,
    async () =>
      (await import(/* webpackChunkName: "staff-price-import" */ './imports/held-imports-view')).HeldImportsView,
    heldImportsLoader,
  ),
  page(
    HELD_IMPORT_PATTERN,
    async () =>
      (await import(/* webpackChunkName: "staff-price-import" */ './imports/held-import-view')).HeldImportView,
    heldImportLoader,
  ),
  page(
    STAFF_DEALER_PATTERN,
    async () => (await import(/* webpackChunkName: "staff-dealer" */ './master-data/master-view')).MasterView,
    dealerLoader(),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/filialen`,
    async () => (await import(/* webpackChunkName: "staff-dealer-branches" */ './branches/branches-view')).BranchesView,
    dealerLoader((api, input) => api(CALLS.staffBranches, input)),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/preise`,
    async () => (await import(/* webpackChunkName: "staff-dealer-prices" */ './prices/prices-view')).PricesView,
    dealerLoader((api, input) => api(CALLS.staffPrices, input)),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/preise/aendern`,
    async () => (await import(/* webpackChunkName: "staff-dealer-prices" */ './prices/price-edit-view')).PriceEditView,
    dealerLoader((api, input) => api(CALLS.staffPrices, input)),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/zahlungsarten`,
    async () => (await import(/* webpackChunkName: "staff-dealer" */ './master-data/payments-view')).PaymentsView,
    dealerLoader((api, input) => api(CALLS.staffDealerPayments, input)),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/dokumente`,
    async () => (await import(/* webpackChunkName: "staff-dealer" */ './documents/documents-view')).DocumentsView,
    dealerLoader((api, input) => api(CALLS.staffDealerDocuments, input)),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/preisimport`,
    async () => (await import(/* webpackChunkName: "staff-price-import" */ './imports/import-view')).ImportView,
    dealerLoader((api, { params }) => api(CALLS.priceImports, { query: params })),
  ),
  page(
    `${STAFF_DEALER_PATTERN}/zugaenge`,
    async () => (await import(/* webpackChunkName: "staff-dealer-logins" */ './logins/logins-view')).LoginsView,
    dealerLoader((api, input) => api(CALLS.dealerLogins, input)),
  ),
];
