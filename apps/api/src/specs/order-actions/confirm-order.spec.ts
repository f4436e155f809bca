import { cancellationCases } from '@heizplatz/api-after-sales';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findSeller, signDealerLink } from '@heizplatz/api-ordering';
import {
  delivery,
  getMails,
  newShopper,
  orderRow,
  placed,
  watchAt,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const market = withOrderMarket({ LIMIT_UNPROVEN_ORDERS: '1' });
const COUNTRIES = [
  ['de', 1],
  ['at', 2],
  ['ch', 3],
] as const;
let mailboxes = 0;
const newMailbox = () => `Unbekannt.${(mailboxes += 1)}@example.com`;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
afterEach(() => market().api.setNow(TEST_NOW));

async function order(email: string, countryId: 1 | 2 | 3 = 1) {
  const shopper = await newShopper(market(), countryId);
  const { TotalPrice, DealerId } = await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest(email);
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  await shopper.savePayment();
  let id = '';
  const mails = await getMails(market(), async () => {
    id = placed(await shopper.finalise(TotalPrice)).OrderId;
  });
  const { email: dealerEmail } = await findSeller(market().api.db, DealerId);
  const token = new URLSearchParams(/\?(token=[\w.-]+)/.exec(mails[0]?.html ?? '')?.[1]).get('token') ?? '';
  return { id, email, token, dealerEmail, owner: shopper.client, mails, countryId };
}
type Placed = Awaited<ReturnType<typeof order>>;

/** The second order of one mailbox: it waits. */
async function waiting(countryId: 1 | 2 | 3 = 1, email = newMailbox()): Promise<Placed> {
  await order(email, countryId);
  return order(email.toUpperCase(), countryId);
}

async function confirm({ id, countryId }: Placed, token: string) {
  const visitor = await market().api.visitorWithCsrf(countryId);
  return visitor.post(CALLS.confirmOrder.path, { OrderId: id, Token: token });
}
const kinds = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind).toSorted();
const read = (client: TestClient, { id, token }: Placed) =>
  client.call(CALLS.placedOrder, { params: { orderId: id }, query: { token } });
/** Mails about this order alone: the job sees those of the other tests. */
const watched = async ({ id }: Placed) =>
  (await getMails(market(), () => watchAt(market(), now))).filter(({ orderId }) => orderId === id);
let now = TEST_NOW;
const setNow = (at: Date) => {
  now = at;
  market().api.setNow(at);
};

describe.each(COUNTRIES)('a further guest order of one unproven mailbox (%s)', (_, countryId) => {
  it('is stored and waits: its dealer hears nothing until the link is pressed, then as always', async () => {
    const one = await waiting(countryId);
    expect(one.mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order-confirm', one.email]]);
    expect(one.mails[0]?.attachments).toEqual([]);
    expect(one.mails[0]?.text).not.toMatch(/Anna|Huber|Anger/);
    const before = await read(one.owner, one);
    expect(before).toMatchObject({ State: 'placed', ConfirmUntil: later(24).toISOString() });
    expect(before.May).toMatchObject({ Move: false, ChangeAddress: false, Cancel: true });

    setNow(later(20));
    const mails = await getMails(market(), async () => {
      expect((await confirm(one, one.token)).status).toBe(200);
    });
    expect(kinds(mails)).toEqual(['dealer-order', 'order-received']);
    expect(mails.find(({ kind }) => kind === 'dealer-order')?.recipient).toBe(one.dealerEmail);
    const after = await read(market().api.visitor(countryId), one);
    expect(after.ConfirmUntil).toBeNull();
    expect(Date.parse(after.AnswerDueAt)).toBeGreaterThanOrEqual(Date.parse(before.AnswerDueAt));
    expect(after.Timeline.map(({ Kind }) => Kind)).toEqual(['state', 'confirmed']);
  });
});

describe('an order that waits for its mailbox', () => {
  beforeEach(() => setNow(TEST_NOW));

  it('is released once, however often and at the same moment the link is pressed', async () => {
    const one = await waiting();
    const mails = await getMails(market(), async () => {
      const responses = await Promise.all([1, 2, 3].map(() => confirm(one, one.token)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    expect(kinds(mails)).toEqual(['dealer-order', 'order-received']);
  });

  it('is not released by opening the link, nor by the session, another order’s link or a forged one', async () => {
    const [one, other] = [await waiting(), await order(newMailbox())];
    const { status } = await market().api.visitor().get(`/api/order-process/order/${one.id}?token=${one.token}`);
    expect(status).toBe(200);
    const body = (Token: string) => ({ OrderId: one.id, Token });
    expect((await one.owner.post(CALLS.confirmOrder.path, body('x'))).status).toBe(404);
    expect((await confirm(one, other.token)).status).toBe(404);
    expect((await orderRow(market(), one.id)).confirmUntil).not.toBeNull();
  });

  it('is on no page of its dealer', async () => {
    const one = await waiting();
    const { services } = market().api;
    const token = signDealerLink(await orderRow(market(), one.id), {
      keys: services.config.secrets.link,
      now: TEST_NOW,
    });
    const visitor = market().api.visitor();
    expect((await visitor.get(`/api/dealer-orders/${one.id}?token=${token}`)).status).toBe(404);
    await confirm(one, one.token);
    expect((await visitor.get(`/api/dealer-orders/${one.id}?token=${token}`)).status).toBe(200);
  });

  it('mails the link anew, to its mailbox alone and not without end', async () => {
    const one = await waiting();
    const send = () => one.owner.post(CALLS.sendOrderConfirmation.path, { OrderId: one.id, Token: null });
    const mails = await getMails(market(), send);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order-confirm', one.email]]);
    for (const nth of [2, 3, 4, 5]) expect([nth, (await send()).status]).toEqual([nth, 200]);
    expect((await send()).status).toBe(429);
    const stranger = await market().api.visitorWithCsrf();
    expect((await stranger.post(CALLS.sendOrderConfirmation.path, { OrderId: one.id, Token: null })).status).toBe(404);
  });

  it('ends by itself after its term; the customer alone is told, and the link is refused', async () => {
    const one = await waiting();
    setNow(later(23.9));
    expect(await watched(one)).toEqual([]);
    setNow(later(24));
    expect((await confirm(one, one.token)).problem().code).toBe('CONFLICT');
    const mails = [...(await watched(one)), ...(await watched(one))];
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order-unconfirmed', one.email]]);
    expect(await orderRow(market(), one.id)).toMatchObject({ state: 'cancelled' });
    const cases = market().api.db.select().from(cancellationCases).where(eq(cancellationCases.orderId, one.id));
    expect(await cases).toEqual([]);
    expect((await confirm(one, one.token)).problem().code).toBe('CONFLICT');
  });

  it('is reminded of and expires by the release, not by the day it was placed', async () => {
    const one = await waiting();
    setNow(later(23));
    await confirm(one, one.token);
    setNow(later(25));
    expect(await watched(one)).toEqual([]);
    const { state } = await orderRow(market(), one.id);
    expect(state).toBe('placed');
  });

  it('is cancelled by its customer without a word to the dealer', async () => {
    const one = await waiting();
    const mails = await getMails(market(), () =>
      one.owner.call(CALLS.cancelOrder, { body: { OrderId: one.id, Token: null, Reason: '' } }),
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([one.email]);
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain('hat sie nicht bekommen');
  });

  it('is withdrawn by its customer without a word to the dealer', async () => {
    const one = await waiting();
    const body = { Name: 'Anna Huber', EmailAddress: one.email, Contract: 'x', OrderId: one.id, Token: one.token };
    const mails = await getMails(market(), () => one.owner.call(CALLS.submitWithdrawal, { body }));
    expect(mails.map(({ recipient }) => recipient)).not.toContain(one.dealerEmail);
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toMatch(/ist widerrufen\. .+ hat sie nicht bekommen\./);
    expect(await orderRow(market(), one.id)).toMatchObject({ state: 'withdrawn' });
  });

  it('tells its dealer of a withdrawn part once it is released, and its customer so at once', async () => {
    const one = await waiting();
    const declared = { Name: 'Anna Huber', EmailAddress: one.email, Contract: 'x', OrderId: one.id, Token: one.token };
    const first = await getMails(market(), () =>
      one.owner.call(CALLS.submitWithdrawal, { body: { ...declared, Part: '2 von 6 t' } }),
    );
    expect(first.map(({ recipient }) => recipient)).toEqual([one.email]);
    expect(first[0]?.text.replace(/\s+/g, ' ')).toContain('Sobald Sie die Bestellung bestätigt haben');
    const mails = await getMails(market(), () => confirm(one, one.token));
    expect(kinds(mails)).toEqual(['dealer-order', 'dealer-part-withdrawn', 'order-received']);
    const part = mails.find(({ kind }) => kind === 'dealer-part-withdrawn');
    expect([part?.recipient, part?.text]).toEqual([one.dealerEmail, expect.stringContaining('2 von 6 t')]);
  });

  it('is not asked for once a link of its mailbox was pressed', async () => {
    const email = newMailbox();
    const one = await waiting(1, email);
    await confirm(one, one.token);
    expect(kinds((await order(email)).mails)).toEqual(['dealer-order', 'order-received']);
  });

  it('waits though both of one moment were the first', async () => {
    const email = newMailbox();
    const two = await Promise.all([order(email), order(email)]);
    const rows = await Promise.all(two.map(({ id }) => orderRow(market(), id)));
    expect(rows.filter(({ confirmUntil }) => confirmUntil !== null)).toHaveLength(1);
  });

  it('is released by support with a reason; the mailbox stays unproven', async () => {
    const { api } = market();
    await insertCustomer(api, { email: 'freigabe@example.com', roles: [ROLES.customerSupport] });
    const support = await loggedIn(api, 'freigabe@example.com');
    const one = await waiting();
    const view = await support.call(CALLS.staffOrder, { params: { orderId: one.id } });
    expect(view).toMatchObject({ ConfirmUntil: later(24).toISOString(), May: { Release: true, ChangeDealer: false } });
    const body = { OrderId: one.id, Version: view.Version, Reason: 'Am Telefon bestätigt' };
    const mails = await getMails(market(), async () => {
      const released = await support.call(CALLS.staffReleaseOrder, { body });
      expect(released).toMatchObject({ ConfirmUntil: null, May: { Release: false } });
      await support.call(CALLS.staffReleaseOrder, { body });
    });
    expect(kinds(mails)).toEqual(['dealer-order', 'order-received']);
    expect(kinds((await order(one.email)).mails)).toEqual(['order-confirm']);
  });

  it('is not for customers, whose mailbox is proven', async () => {
    const { api } = market();
    await insertCustomer(api, { email: 'stamm@example.com' });
    for (const nth of [1, 2, 3]) {
      const client = await loggedIn(api, 'stamm@example.com');
      const shopper = Object.assign(await newShopper(market()), { client });
      const { TotalPrice } = await shopper.start();
      await shopper.saveParameters();
      await shopper.selectAddresses([delivery(await shopper.addAddress())]);
      await shopper.savePayment();
      const { OrderId } = placed(await shopper.finalise(TotalPrice));
      expect([nth, (await orderRow(market(), OrderId)).confirmUntil]).toEqual([nth, null]);
    }
  });
});
