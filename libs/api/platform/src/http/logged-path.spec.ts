import { CALLS } from '@heizplatz/contract';
import { loggedPath } from './logged-path';

it('keeps tokens out of the log, in a query and in a path', () => {
  const order = { url: '/api/orders/17?token=secret', routeOptions: { url: '/api/orders/:orderId' } };
  expect(loggedPath(order)).toBe('/api/orders/17');
  expect(loggedPath({ url: '/nowhere?x=1', routeOptions: {} })).toBe('/nowhere');
  const rating = { url: '/api/bewertung/secret/17', routeOptions: { url: CALLS.ratingOfOrder.path } };
  expect(loggedPath(rating)).toBe('/api/bewertung/:token/:orderId');
});
