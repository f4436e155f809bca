import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { orderRoute } from './order/order-route';
import { requireStaff } from './start/staff-guard';
import { StartView } from './start/start-view';

export const routes: RouteObject[] = [
  {
    path: '/support',
    Component: StartView,
    handle: { middleware: ['signed-in'], calculatorBar: 'never' } satisfies PageHandle,
    loader: pageLoader(async ({ user }) => ({ staffId: requireStaff(user).id })),
  },
  orderRoute,
];
