import { users } from '@heizplatz/api-identity';
import { type Order, signRatingLink } from '@heizplatz/api-ordering';
import {
  BROUGHT,
  newCustomer,
  placeOrder,
  placeTestOrder,
  type TestCustomer,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { and, eq, inArray } from 'drizzle-orm';
import { inviteToRate } from './invite-to-rate';
import { invitationObjections, reviewInvitations } from './schema';

const market = withOrderMarket();
const db = () => market().api.db;
/** Days after 18 November, when the goods of BROUGHT came. */
const daysAfter = (days: number) => new Date(Date.parse('2026-11-18T11:00:00Z') + days * DAY_MS);

async function inviteAt(now: Date): Promise<void> {
  const { services, app } = market().api;
  const dependencies = { db: db(), services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  await inviteToRate.run({}, dependencies);
}

const invitationsTo = (...emails: string[]) =>
  readMails(market().api, and(inArray(outbox.recipient, emails), eq(outbox.kind, 'review-invitation')));

let anna: TestCustomer;
let addressId = 0;
let order: Order;
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
  order = await placeOrder(market(), anna, { addressId, ...BROUGHT });
});

const getToken = (of: Order) => signRatingLink(of, { keys: market().api.services.config.secrets.link, now: TEST_NOW });
const object = async (Token = getToken(order), OrderId = order.id) =>
  (await market().api.visitorWithCsrf()).post(CALLS.objectToInvitations.path, { Token, OrderId });

describe('an invitation to rate', () => {
  it('goes out five days after delivery, once, and says how to object', async () => {
    await inviteAt(daysAfter(4));
    expect(await invitationsTo(anna.email)).toEqual([]);
    await inviteAt(daysAfter(5));
    await inviteAt(daysAfter(6));
    const [mail, ...more] = await invitationsTo(anna.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Wie war Ihre Lieferung? (Bestellung ${order.number})`);
    expect(mail?.text).toMatch(/jederzeit kostenlos\s+widersprechen/);
    const [path, , token = ''] = /\/bewerten-sie-uns\/((\S+?)\/[\da-f-]{36})/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toContain(`${path}?widerspruch=1`);
    const visitor = market().api.visitor();
    const signed = /bewerten-sie-uns\/([^/]+)\//.exec(path ?? '')?.[1] ?? token;
    const params = { token: signed, orderId: order.id };
    market().api.setNow(daysAfter(6));
    expect(await visitor.call(CALLS.ratingOfOrder, { params })).toMatchObject({ State: 'open' });
  });

  it('is sent once by two nodes at once', async () => {
    await Promise.all([inviteAt(daysAfter(5)), inviteAt(daysAfter(5)), inviteAt(daysAfter(5))]);
    expect(await invitationsTo(anna.email)).toHaveLength(1);
  });

  it('is not for guests, who gave no consent', async () => {
    const { email } = await placeTestOrder(market(), 1, BROUGHT);
    await inviteAt(daysAfter(5));
    expect(await invitationsTo(email, email.toLowerCase())).toEqual([]);
  });

  it('is not for what was rated, for old deliveries and for locked accounts', async () => {
    await (
      await market().api.visitorWithCsrf()
    ).call(CALLS.rateOrder, {
      body: { Token: getToken(order), OrderId: order.id, Stars: 5 },
    });
    await placeOrder(market(), anna, { addressId, ...BROUGHT, deliveredOn: '2026-09-18' });
    const bert = await newCustomer(market());
    await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress(), ...BROUGHT });
    await db().update(users).set({ lockedAt: TEST_NOW }).where(eq(users.id, bert.userId));
    await inviteAt(daysAfter(5));
    expect(await invitationsTo(anna.email, bert.email)).toEqual([]);
    expect(await db().$count(reviewInvitations, eq(reviewInvitations.orderId, order.id))).toBe(0);
  });

  it.each(['scheduled', 'cancelled', 'withdrawn'])('is not for an order that is %s', async (state) => {
    const bert = await newCustomer(market());
    await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress(), ...BROUGHT, state });
    await inviteAt(daysAfter(5));
    expect(await invitationsTo(bert.email)).toEqual([]);
  });

  it('is not sent after an objection, which counts for all orders and by the oldest link', async () => {
    await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const token = getToken(order);
    market().api.setNow(new Date('2031-01-01T12:00:00Z'));
    expect((await object(token)).json()).toEqual({ success: true });
    expect((await object(token)).json()).toEqual({ success: true });
    expect(await db().$count(invitationObjections, eq(invitationObjections.userId, anna.userId))).toBe(1);
    await inviteAt(daysAfter(5));
    expect(await invitationsTo(anna.email)).toEqual([]);
  });

  it('is objected to by no forged link, and by no other customer’s', async () => {
    const bert = await newCustomer(market());
    const his = await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress(), ...BROUGHT });
    for (const token of [getToken(his), 'x', '9999999999.x']) expect((await object(token)).status).toBe(404);
    expect(await db().$count(invitationObjections, eq(invitationObjections.userId, anna.userId))).toBe(0);
  });
});
