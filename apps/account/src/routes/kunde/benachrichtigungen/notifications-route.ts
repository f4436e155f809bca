import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { NOTIFICATIONS_PATH } from '@heizplatz/routes';
import { CUSTOMERS_ONLY } from '../../../shared/customer-area/customers-only';

/** Prices of which a customer wants to be notified, and news. */
export const notificationsRoute: RouteObject = {
  path: NOTIFICATIONS_PATH,
  lazy: async () => ({ Component: (await import('./notifications-view')).NotificationsView }),
  handle: CUSTOMERS_ONLY,
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
