import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditLog } from '@heizplatz/api-platform';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { newCustomer, placeOrder, type TestCustomer } from '../order/testing/customers';
import { withOrderMarket } from '../checkout/testing/order-market';
import type { Order } from '../order/order';

const market = withOrderMarket();
const VISIT = { headers: { accept: 'text/html,application/xhtml+xml' } };

let anna: TestCustomer;
let order: Order;
let path = '';
beforeAll(async () => {
  anna = await newCustomer(market());
  order = await placeOrder(market(), anna, { addressId: await anna.shopper.addAddress() });
  const input = { params: { orderId: order.id }, query: {} };
  const seen = await anna.shopper.client.call(CALLS.placedOrder, input);
  path = seen?.Documents[0]?.Path ?? '';
});

const read = (client: TestClient, visit?: typeof VISIT) => client.get(path, visit);

describe('a paper of an order', () => {
  it('is a download for whoever placed it', async () => {
    const response = await read(anna.shopper.client, VISIT);
    expect(response.status).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/^attachment/);
    expect(response.headers['content-type']).toBe('application/pdf');
  });

  it('of a session that has ended leads to the order’s page, which asks for the login', async () => {
    const visitor = await loggedIn(market().api, anna.email);
    const token = visitor.cookies.get('hp_token') ?? '';
    await visitor.call(CALLS.logout, { body: {} });
    for (const client of [visitor, market().api.visitor()]) {
      const response = await read(client, VISIT);
      expect([response.status, response.headers.location]).toEqual([303, `/kunde/bestellungen/${order.id}`]);
      expect((await read(client)).problem().status).toBe(404);
    }
    // The token of the ended login identifies the user, but grants no access any more.
    visitor.cookies.set('hp_token', token);
    expect((await read(visitor)).problem().status).toBe(404);
    expect((await visitor.get(`/api/order-process/order/${order.id}`)).problem().status).toBe(404);
  });

  it('of a link that is wrong leads to the page that says so', async () => {
    const response = await market().api.visitor().get(`${path}?token=a%2Fb`, VISIT);
    expect(response.headers.location).toBe(`/bestellung/${order.id}?token=a%2Fb`);
    const dealers = path.replace('/orders/', '/dealer-orders/');
    const refused = await market().api.visitor().get(`${dealers}?token=x`, VISIT);
    expect(refused.headers.location).toBe(`/haendler/bestellung/${order.id}?token=x`);
  });

  it('leads nowhere else, whatever order is named', async () => {
    const hostile = `/api/orders/${encodeURIComponent('//evil.example/..')}/documents/agb`;
    const response = await market().api.visitor().get(hostile, VISIT);
    expect(response.headers.location).toBe('/kunde/bestellungen/%2F%2Fevil.example%2F..');
  });

  it('that support reads as the customer stands in the audit log', async () => {
    await insertCustomer(market().api, { email: 's@example.com', roles: [ROLES.customerSupport] });
    const support = await loggedIn(market().api, 's@example.com');
    await support.call(CALLS.impersonate, { body: { UserId: anna.userId, Reason: 'Rechnung am Telefon' } });
    expect((await read(support)).status).toBe(200);
    const lines = await market().api.db.select().from(auditLog).where(eq(auditLog.callId, 'orderFile'));
    expect(lines).toMatchObject([{ forUserId: anna.userId, request: { params: { orderId: order.id } } }]);
  });
});
