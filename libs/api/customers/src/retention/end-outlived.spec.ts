import { withdrawals } from '@heizplatz/api-after-sales';
import { orderExports } from '@heizplatz/api-finance';
import { cleanUpSessions, users } from '@heizplatz/api-identity';
import { insertCustomer } from '@heizplatz/api-identity/testing';
import { insertComplaint, orderDocuments, cleanUpProcesses } from '@heizplatz/api-ordering';
import {
  BROUGHT,
  newCustomer,
  orderRow,
  placeOrder,
  placeTestOrder,
  type TestCustomer,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { insertMail, outbox, recordDone } from '@heizplatz/api-platform';
import { tablesWith, TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { deleteRetainedOrders } from './delete-retained-orders';
import { endOutlived } from './end-outlived';

const market = withOrderMarket();
const db = () => market().api.db;
const traces = (text: string) => tablesWith(db(), text);
const daysLater = (days: number, from = TEST_NOW) => new Date(from.getTime() + days * 86_400_000);

beforeEach(() => market().api.setNow(TEST_NOW));

/** The nightly jobs that end what these tests make, at a moment. */
async function nightAt(now: Date): Promise<void> {
  const { services, app } = market().api;
  market().api.setNow(now);
  const context = { db: db(), services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  for (const job of [cleanUpSessions, cleanUpProcesses, deleteRetainedOrders, endOutlived]) await job.run({}, context);
}

const hasUser = async (id: number) => (await db().$count(users, eq(users.id, id))) === 1;

describe('a guest who never asks for anything', () => {
  it.each([
    [1, 2034],
    [2, 2033],
    [3, 2036],
  ] as const)('leaves no trace in country %d once %d is over', async (countryId: CountryId, lastYear) => {
    const order = await placeTestOrder(market(), countryId, { ...BROUGHT, state: 'paid', paidAt: TEST_NOW });
    const key = `orders/${order.id}/beef`;
    const { files } = market().api.services;
    await files.write(key, Buffer.from('pdf'));
    const paper = { name: 'rechnung.pdf', contentType: 'application/pdf', storageKey: key, bytes: 3 };
    await db()
      .insert(orderDocuments)
      .values({ orderId: order.id, kind: 'invoice', uploadedBy: 'dealer', at: TEST_NOW, ...paper });
    const comment = { author: 'customer', text: `Bitte an ${order.email}`, at: TEST_NOW } as const;
    await insertComplaint(db(), { orderId: order.id, kind: 'quality', openedAt: TEST_NOW }, comment);
    await nightAt(daysLater(181));
    expect(await traces(order.email)).toEqual(['complaint_messages', 'mail_words', 'order_words', 'orders', 'outbox']);
    await nightAt(new Date(`${lastYear}-12-31T12:00:00Z`));
    expect(await traces(order.email)).toEqual(['complaint_messages', 'mail_words', 'order_words', 'orders', 'outbox']);
    await nightAt(new Date(`${lastYear + 1}-01-01T12:00:00Z`));
    expect(await traces(order.email)).toEqual([]);
    expect(await files.read(key)).toBeUndefined();
    expect(await orderRow(market(), order.id)).toMatchObject({ number: order.number, settledCents: 232_000 });
  });

  it('keeps account and addresses for half a year after the order, and while one is open', async () => {
    const over = await placeTestOrder(market(), 1, { ...BROUGHT, state: 'paid', paidAt: TEST_NOW });
    const open = await placeTestOrder(market(), 1, { state: 'scheduled' });
    const [first, second] = [await orderRow(market(), over.id), await orderRow(market(), open.id)];
    await nightAt(daysLater(179));
    expect([await hasUser(first.userId), await hasUser(second.userId)]).toEqual([true, true]);
    await nightAt(daysLater(181));
    expect([await hasUser(first.userId), await hasUser(second.userId)]).toEqual([false, true]);
  });

  it('goes two weeks after the last visit when nothing was ordered', async () => {
    const userId = await insertCustomer(market().api, { email: 'gast@example.com', isGuest: true, passwordHash: null });
    await nightAt(daysLater(13));
    expect(await hasUser(userId)).toBe(true);
    await nightAt(daysLater(15));
    expect(await hasUser(userId)).toBe(false);
  });
});

describe('orders', () => {
  it('that came to nothing lose the person half a year after their answer was due', async () => {
    const order = await placeTestOrder(market(), 1, {
      state: 'declined',
      answerDueAt: TEST_NOW,
      reason: 'Ausverkauft',
    });
    await nightAt(daysLater(179));
    expect(await traces(order.email)).toContain('orders');
    await nightAt(daysLater(181));
    expect(await traces(order.email)).toEqual([]);
    expect(await orderRow(market(), order.id)).toMatchObject({ state: 'declined', reason: null });
  });

  it('lose their IBAN fourteen months after the payment, and keep the number of the mandate', async () => {
    const paidAt = daysLater(30);
    const debit = { ibanEncrypted: 'v1.x', accountHolder: 'Hanne Kontofrau', mandateReference: 'HP-1' };
    const order = await placeTestOrder(market(), 1, { ...BROUGHT, state: 'paid', paidAt, ...debit });
    await nightAt(daysLater(419, paidAt));
    expect(await orderRow(market(), order.id)).toMatchObject(debit);
    await nightAt(daysLater(421, paidAt));
    expect(await orderRow(market(), order.id)).toMatchObject({
      ...{ ibanEncrypted: null, accountHolder: null, mandateReference: 'HP-1', email: order.email },
      payment: expect.objectContaining({ MaskedIban: null }),
    });
  });
});

describe('what belongs to no order', () => {
  const retention = () => ({ createdAt: TEST_NOW, secrets: market().api.services.config.secrets });
  const mail = { countryId: 1, kind: 'registration', to: 'post@example.com', text: 'T', html: 'H' } as const;

  it('mails go after three months, those that wait stay', async () => {
    const sent = await insertMail(db(), { ...mail, subject: 'Willkommen' }, retention());
    await recordDone(db(), [sent], 'sent', TEST_NOW);
    await insertMail(db(), { ...mail, subject: 'Wartet' }, retention());
    const left = async () => {
      const rows = await db().select().from(outbox).where(eq(outbox.recipient, mail.to));
      return rows.map(({ subject }) => subject).sort();
    };
    await nightAt(daysLater(89));
    expect(await left()).toEqual(['Wartet', 'Willkommen']);
    await nightAt(daysLater(91));
    expect(await left()).toEqual(['Wartet']);
    await db().delete(outbox).where(eq(outbox.recipient, mail.to));
  });

  it('withdrawals without an order and the record of exports go with the third year after', async () => {
    const email = 'widerruf@example.com';
    const declared = { name: 'Wilma', email, contract: 'Pellets', part: '', settledNote: `Frau W. ${email}` };
    await db()
      .insert(withdrawals)
      .values({ ...declared, countryId: 1, outcome: 'unknown', receivedAt: TEST_NOW, contentHash: 'x' });
    const rendered = { userId: 1, userName: 'Jonas', format: 'csv', columns: [], hasPersonalData: true, rowCount: 1 };
    await db()
      .insert(orderExports)
      .values({ ...rendered, at: TEST_NOW, filters: { search: email } });
    await nightAt(new Date('2029-12-31T12:00:00Z'));
    expect(await traces(email)).toEqual(['order_exports', 'withdrawals']);
    await nightAt(new Date('2030-01-01T12:00:00Z'));
    expect(await traces(email)).toEqual([]);
  });
});

describe('an account that nobody uses', () => {
  const ACCOUNT_DAYS = 3 * 365;
  const mailsTo = async ({ email }: TestCustomer) => {
    const rows = await db().select().from(outbox).where(eq(outbox.recipient, email));
    return rows.map(({ kind }) => kind).sort();
  };

  it('is announced a month before, and ends as one that its customer deletes', async () => {
    const anna = await newCustomer(market());
    await nightAt(daysLater(ACCOUNT_DAYS - 1));
    expect(await mailsTo(anna)).toEqual([]);
    const notice = daysLater(ACCOUNT_DAYS + 1);
    await nightAt(notice);
    await nightAt(daysLater(1, notice));
    expect(await mailsTo(anna)).toEqual(['account-ends']);
    await nightAt(daysLater(29, notice));
    expect(await hasUser(anna.userId)).toBe(true);
    await nightAt(daysLater(31, notice));
    expect([await hasUser(anna.userId), await mailsTo(anna)]).toEqual([false, ['account-deleted']]);
    const [last] = await db().select().from(outbox).where(eq(outbox.recipient, anna.email));
    expect(last?.text).toMatch(/gelöscht, weil es drei\s+Jahre lang nicht benutzt wurde/);
    await nightAt(daysLater(62, notice));
    expect(await traces(anna.email)).toEqual([]);
  });

  it('stays for whoever comes back, orders, has an order open, or works here', async () => {
    const back = await newCustomer(market());
    const orders = await newCustomer(market());
    const waits = await newCustomer(market());
    await placeOrder(market(), orders, {
      addressId: await orders.shopper.addAddress(),
      placedAt: daysLater(900),
      state: 'paid',
    });
    await placeOrder(market(), waits, { addressId: await waits.shopper.addAddress(), state: 'scheduled' });
    const staff = await insertCustomer(market().api, { email: 'hilft@example.com', roles: [ROLES.customerSupport] });
    const notice = daysLater(ACCOUNT_DAYS + 1);
    await nightAt(notice);
    market().api.setNow(daysLater(5, notice));
    await back.shopper.client.call(CALLS.login, { body: { UserName: back.email, Password: 'Heizen-2026!' } });
    await nightAt(daysLater(40, notice));
    const left = [back.userId, orders.userId, waits.userId, staff];
    expect(await Promise.all(left.map(hasUser))).toEqual([true, true, true, true]);
    expect(await mailsTo(back)).toEqual(['account-ends']);
  });
});
