import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { EndNotificationView } from './end-notification-view';

/** Where the end of each mail leads. Opening it ends nothing: mail scanners open links, only the page's button does. */
export const endNotificationRoute: RouteObject = {
  path: '/benachrichtigungen/:token/beenden',
  Component: EndNotificationView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ params }) => ({ token: params['token'] ?? '' })),
};
