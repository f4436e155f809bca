import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { getOrder, orders, signDealerLink } from '@heizplatz/api-ordering';
import {
  BROUGHT,
  getMails,
  orderRow,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes, insertMail, openSendable, outbox } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { and, desc, eq } from 'drizzle-orm';
import { composeInvitation } from '../reviews/compose-invitation';

const market = withOrderMarket();
let support: TestClient;
beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(market().api, 'ks@example.com');
});

type Whose = 'customer' | 'dealer' | 'dealer-all';
const close = ({ id: OrderId }: TestOrder, Whose: Whose) =>
  support.call(CALLS.staffCloseLinks, { body: { OrderId, Whose, Reason: 'Mail ging an Fremde' } });
const linkIn = (html: string | undefined) =>
  new URLSearchParams(/\?(token=[\w.-]+)/.exec(html ?? '')?.[1]).get('token');

async function dealerToken({ id }: TestOrder): Promise<string> {
  const { api } = market();
  return signDealerLink(await orderRow(market(), id), { keys: api.services.config.secrets.link, now: TEST_NOW });
}
/** Whether a visitor without a login reads the order by it. */
async function opens(order: TestOrder, { token, path }: { token: string | null; path: string }): Promise<boolean> {
  const response = await market()
    .api.visitor()
    .get(`${path.replace(/:\w+/, order.id)}?token=${token ?? ''}`);
  return response.status === 200;
}
const asCustomer = (order: TestOrder, token: string | null) => opens(order, { token, path: CUSTOMER_PATH });
const asDealer = (order: TestOrder, token: string | null) => opens(order, { token, path: DEALER_PATH });
const CUSTOMER_PATH = '/api/order-process/order/:orderId';
const DEALER_PATH = '/api/dealer-orders/:orderId';

describe('staffCloseLinks', () => {
  it('closes the customer’s link to one order; the new one comes by mail and opens it', async () => {
    const order = await placeTestOrder(market());
    const [other, dealers] = [await placeTestOrder(market()), await dealerToken(order)];
    expect(await asCustomer(order, order.token)).toBe(true);
    const [mail, ...more] = await getMails(market(), () => close(order, 'customer'));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: order.email, kind: 'order-link', orderId: order.id });
    expect(await asCustomer(order, order.token)).toBe(false);
    expect(await asCustomer(order, linkIn(mail?.html))).toBe(true);
    expect([await asCustomer(other, other.token), await asDealer(order, dealers)]).toEqual([true, true]);
    expect((await order.owner.get(CUSTOMER_PATH.replace(/:\w+/, order.id))).status).toBe(200);
    await close(order, 'customer');
    expect(await asCustomer(order, linkIn(mail?.html))).toBe(false);
  });

  it('closes the dealer’s link to one order and leaves the customer’s', async () => {
    const order = await placeTestOrder(market());
    const before = await dealerToken(order);
    expect(await asDealer(order, before)).toBe(true);
    const [mail, ...more] = await getMails(market(), () => close(order, 'dealer'));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: order.dealerEmail, kind: 'order-link' });
    expect([await asDealer(order, before), await asDealer(order, linkIn(mail?.html))]).toEqual([false, true]);
    expect(await asCustomer(order, order.token)).toBe(true);
  });

  it('closes all links of a dealer; each open order has a new one', async () => {
    const { db } = market().api;
    const [open, done] = [await placeTestOrder(market()), await placeTestOrder(market(), 1, { state: 'paid' })];
    const { dealerId } = await orderRow(market(), open.id);
    await db.update(orders).set({ state: 'paid' }).where(eq(orders.dealerId, dealerId));
    await db.update(orders).set({ state: 'placed' }).where(eq(orders.id, open.id));
    const before = [await dealerToken(open), await dealerToken(done)] as const;
    const mails = await getMails(market(), () => close(done, 'dealer-all'));
    expect(mails.map(({ orderId, kind }) => [orderId, kind])).toEqual([[open.id, 'order-link']]);
    expect([await asDealer(open, before[0]), await asDealer(done, before[1])]).toEqual([false, false]);
    expect(await asDealer(open, linkIn(mails[0]?.html))).toBe(true);
  });

  it('stands in the audit log with its reason; without one it is refused, and for an order that is not there', async () => {
    const order = await placeTestOrder(market());
    await close(order, 'dealer');
    const [line] = await market()
      .api.db.select({ reason: auditOutcomes.reason, after: auditOutcomes.after })
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, 'staffCloseLinks'))
      .orderBy(desc(auditLog.id));
    expect(line).toMatchObject({ reason: 'Mail ging an Fremde', after: { id: order.id, closedLinks: 'dealer' } });
    const body = { OrderId: order.id, Whose: 'dealer', Reason: 'x' };
    const path = CALLS.staffCloseLinks.path;
    expect((await support.post(path, { ...body, Reason: ' ' })).problem().code).toBe('VALIDATION');
    expect((await support.post(path, { ...body, Whose: 'all' })).problem().code).toBe('VALIDATION');
    expect((await support.post(path, { ...body, OrderId: 'x' })).problem().code).toBe('NOT_FOUND');
  });
});

/** An invitation to rate and the dealer's mail about the rating, as they were sent. */
async function ratedOrder() {
  const order = await placeTestOrder(market(), 1, BROUGHT);
  const { db, services } = market().api;
  const dependencies = { config: services.config, now: TEST_NOW };
  const invited = { orderId: order.id, email: order.email, firstName: 'Anna', lastName: 'Huber' };
  const invitation = composeInvitation(getOrder(await orderRow(market(), order.id)), invited, dependencies);
  await insertMail(db, invitation, { createdAt: TEST_NOW, secrets: services.config.secrets });
  const ratingLink = /\/bewerten-sie-uns\/([\w.-]+)/.exec(invitation.text)?.[1] ?? '';
  const mails = await getMails(market(), async () => {
    const visitor = await market().api.visitorWithCsrf();
    await visitor.post(CALLS.rateOrder.path, { Token: ratingLink, OrderId: order.id, Stars: 2 });
  });
  const answerLink = /\/haendler(\/bewertung\/\d+\?token=[\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const status = async (path: string) => (await market().api.visitor().get(path)).status;
  return {
    order,
    rating: () => status(`/api/bewertung/${ratingLink}/${order.id}`),
    answer: () => status(`/api/haendler${answerLink}`),
  };
}

describe('links to a rating and to its answer', () => {
  it('are closed with the others: the rating with the customer’s, the answer with the dealer’s', async () => {
    const { order, rating, answer: respond } = await ratedOrder();
    expect([await rating(), await respond()]).toEqual([200, 200]);
    await close(order, 'customer');
    expect([await rating(), await respond()]).toEqual([404, 200]);
    await close(order, 'dealer');
    expect([await rating(), await respond()]).toEqual([404, 404]);
  });

  it('are closed with all links of the dealer', async () => {
    const { order, rating, answer: respond } = await ratedOrder();
    await close(order, 'dealer-all');
    expect([await rating(), await respond()]).toEqual([200, 404]);
  });
});

describe('a mail whose links were closed', () => {
  const send = async (kind: string, order: TestOrder) => {
    const [mail] = await market()
      .api.db.select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.orderId, order.id), eq(outbox.kind, kind)));
    const body = { OrderId: order.id, MailId: mail?.id };
    return getMails(market(), async () => {
      const response = await support.post(CALLS.staffResendMail.path, body);
      if (response.status !== 200) expect(response.problem()).toMatchObject({ code: 'CONFLICT', detail: CLOSED });
    });
  };
  const CLOSED = expect.stringContaining('geschlossen oder abgelaufen');

  it.each([
    ['order-received', 'customer'],
    ['review-invitation', 'customer'],
    ['dealer-order', 'dealer'],
  ] as const)('%s is not sent again, before that it is', async (kind, whose) => {
    const { order } = await ratedOrder();
    expect(await send(kind, order)).toMatchObject([{ kind }]);
    market().api.setNow(new Date(TEST_NOW.getTime() + 120_000));
    await close(order, whose === 'customer' ? 'dealer' : 'customer');
    expect(await send(kind, order)).toMatchObject([{ kind }]);
    market().api.setNow(new Date(TEST_NOW.getTime() + 240_000));
    await close(order, whose);
    expect(await send(kind, order)).toEqual([]);
    market().api.setNow(TEST_NOW);
  });

  it('is not sent again to a dealer that the order was taken from', async () => {
    const { order } = await ratedOrder();
    await market().api.db.update(orders).set({ dealerId: 9_999 }).where(eq(orders.id, order.id));
    const { db, services, clock } = { ...market().api, clock: () => TEST_NOW };
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.orderId, order.id), eq(outbox.kind, 'dealer-order')));
    if (!mail) throw new Error('no mail');
    await expect(openSendable(db, mail, { services, clock })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
