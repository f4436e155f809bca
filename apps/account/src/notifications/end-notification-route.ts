import { CALLS } from '@heizplatz/contract';
import { linkRoute } from '../token-page/link-route';
import { EndNotificationView } from './end-notification-view';

/** Where the end of each mail leads. */
export const endNotificationRoute = linkRoute({
  path: '/benachrichtigungen/:token/beenden',
  purpose: 'notification-end',
  Component: EndNotificationView,
  spend: async ({ api }, Token) => {
    await api(CALLS.endNotification, { body: { Token } });
    return { returnUrl: null };
  },
});
