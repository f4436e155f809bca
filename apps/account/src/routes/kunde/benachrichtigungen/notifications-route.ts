import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { NOTIFICATIONS_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';

/** Prices of which a customer wants to be notified, and news. */
export const notificationsRoute: RouteObject = {
  path: NOTIFICATIONS_PATH,
  lazy: async () => ({ Component: (await import('./notifications-view')).NotificationsView }),
  handle: CUSTOMER_PAGE_HANDLE,
  action: pageAction(async (sent) => (await import('./notification-actions')).saveNotification(sent)),
  loader: pageLoader(async ({ api }): Promise<null> => {
    await Promise.all([
      api(CALLS.notifications, {}),
      // Its e-mail and its postcode are a convenience of the form.
      Promise.allSettled([api(CALLS.customerData, {}), api(CALLS.customerAddresses, {})]),
    ]);
    return null;
  }),
};
