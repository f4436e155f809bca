import { CALLS } from '@heizplatz/contract';
import { linkRoute } from '../token-page/link-route';
import { ConfirmNotificationView } from './confirm-notification-view';

export const confirmNotificationRoute = linkRoute({
  path: '/benachrichtigungen/:token/bestaetigen',
  purpose: 'notification',
  Component: ConfirmNotificationView,
  spend: async ({ api }, Token) => {
    await api(CALLS.confirmNotification, { body: { Token } });
    return { returnUrl: null };
  },
});
