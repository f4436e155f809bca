import { linkRoute } from '../token-page/link-route';
import { ConfirmNotificationView } from './confirm-notification-view';

export const confirmNotificationRoute = linkRoute({
  path: '/benachrichtigungen/:token/bestaetigen',
  purpose: 'notification',
  Component: ConfirmNotificationView,
});
