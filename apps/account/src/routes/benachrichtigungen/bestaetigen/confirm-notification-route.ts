import { CALLS } from '@heizplatz/contract';
import { CONFIRM_NOTIFICATION_PATTERN } from '@heizplatz/routes';
import { linkRoute } from '../../../shared/token-page/link-route';

export const confirmNotificationRoute = linkRoute({
  path: CONFIRM_NOTIFICATION_PATTERN,
  purpose: 'notification',
  lazy: async () => ({ Component: (await import('./confirm-notification-view')).ConfirmNotificationView }),
  consume: async ({ api }, Token) => {
    await api(CALLS.confirmNotification, { body: { Token } });
    return { returnUrl: null };
  },
});
