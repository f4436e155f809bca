import { CALLS } from '@heizplatz/contract';
import { CONFIRM_NOTIFICATION_PATTERN } from '@heizplatz/routes';
import { linkRoute } from '../../../shared/token-page/link-route';
import { ConfirmNotificationView } from './confirm-notification-view';

export const confirmNotificationRoute = linkRoute({
  path: CONFIRM_NOTIFICATION_PATTERN,
  purpose: 'notification',
  Component: ConfirmNotificationView,
  consume: async ({ api }, Token) => {
    await api(CALLS.confirmNotification, { body: { Token } });
    return { returnUrl: null };
  },
});
