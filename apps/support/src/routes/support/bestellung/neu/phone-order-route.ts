import { pageLoader, type RouteObject } from '@heizplatz/router';
import { PHONE_ORDER_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';

/** /support/bestellung/neu: an order that somebody gives on the phone. */
export const phoneOrderRoute: RouteObject = {
  path: PHONE_ORDER_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "phone-order" */ './phone-order-view')).PhoneOrderView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "phone-order" */ './load-phone-order')).loadPhoneOrder(page),
  ),
};
