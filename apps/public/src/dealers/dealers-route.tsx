import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { DEALERS_PATH } from './dealer-paths';
import { DealersView } from './dealers-view';
import { loadDealersPage } from './load-dealers-page';

/**
 * List, dealer and branch: /holzpellethaendler/{stateName?}/{zipCode?}/{branchId?}/{dealerId?}. One route, since which
 * part is which follows from what they are, not from where they stand.
 */
export const dealersRoute: RouteObject = {
  path: `${DEALERS_PATH}/*`,
  Component: DealersView,
  handle: {} satisfies PageHandle,
  loader: pageLoader(loadDealersPage),
};
