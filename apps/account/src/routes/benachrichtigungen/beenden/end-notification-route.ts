import { CALLS } from '@heizplatz/contract';
import { END_NOTIFICATION_PATTERN } from '@heizplatz/routes';
import { linkRoute } from '../../../shared/token-page/link-route';

/** Where the end of each mail leads. */
export const endNotificationRoute = linkRoute({
  path: END_NOTIFICATION_PATTERN,
  purpose: 'notification-end',
  lazy: async () => ({ Component: (await import('./end-notification-view')).EndNotificationView }),
  consume: async ({ api }, Token) => {
    await api(CALLS.endNotification, { body: { Token } });
    return { returnUrl: null };
  },
});
