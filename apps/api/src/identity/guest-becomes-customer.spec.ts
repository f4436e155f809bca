import { CALLS } from '@heizplatz/contract';
import { placeTestOrder } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../order-process/testing/order-market';
import { mailedToken } from './testing/mailed';

const market = withOrderMarket();

it('a guest who becomes a customer after the order keeps it, on the browser where it presses the link', async () => {
  const { api } = market();
  const { id, number, email, owner } = await placeTestOrder(market());
  await owner.call(CALLS.becomeCustomer, { body: { Password: 'Kaminfeuer-77' } });
  const elsewhere = await api.visitorWithCsrf();
  const Token = await mailedToken(api, email, 'registration');
  await elsewhere.call(CALLS.confirmRegistration, { body: { Token } });
  const list = await elsewhere.call(CALLS.customerOrders);
  expect(list.Items).toMatchObject([{ OrderId: id, OrderNumber: number }]);
  expect((await owner.get(CALLS.customerOrders.path)).status).toBe(401);
});

it('a customer whose guest’s order stays a guest’s sees nothing of it', async () => {
  const { api } = market();
  await placeTestOrder(market());
  const { email, owner } = await placeTestOrder(market());
  await owner.call(CALLS.becomeCustomer, { body: { Password: 'Kaminfeuer-77' } });
  const Token = await mailedToken(api, email, 'registration');
  await owner.call(CALLS.confirmRegistration, { body: { Token } });
  expect((await owner.call(CALLS.customerOrders)).Items).toHaveLength(1);
});
