import { reviews } from '@heizplatz/api-after-sales';
import { addressAccess, addresses, notifications, refreshFamilies, staffExports, users } from '@heizplatz/api-identity';
import { impersonationToken, PASSWORD } from '@heizplatz/api-identity/testing';
import {
  findComplaints,
  composePassedOnMails,
  findEvents,
  findOrder,
  insertComplaint,
  orderDocuments,
  orderNotes,
  getOrder,
  orders,
} from '@heizplatz/api-ordering';
import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog, insertAuditLine, insertAuditOutcome, insertMail, outbox } from '@heizplatz/api-platform';
import { tablesWith, TEST_NOW, type TestResponse } from '@heizplatz/api-platform/testing';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { deleteRetainedOrders } from '../retention/delete-retained-orders';
import { retainedOrders } from '../customer-area/schema';

const market = withOrderMarket();
const db = () => market().api.db;
type Stored = CallResponse<typeof CALLS.deleteAccount>['Kept'];

const LAST_MAIL = expect.objectContaining({ Where: 'Postausgang', Until: '2026-12-21' });

let anna: TestCustomer;
let addressId = 0;
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress({ Street: `Geheimweg ${anna.userId}` });
});

const request = (Password = PASSWORD, { shopper }: TestCustomer = anna): Promise<TestResponse> =>
  shopper.client.post(CALLS.deleteAccount.path, { Password });

async function deleted(customer = anna): Promise<Stored> {
  const { Kept } = await customer.shopper.client.call(CALLS.deleteAccount, { body: { Password: PASSWORD } });
  return Kept;
}

async function cleanUpAt(now: Date): Promise<void> {
  const { services, app } = market().api;
  await deleteRetainedOrders.run(
    {},
    { db: db(), services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false },
  );
}

const getTraces = (text: string): Promise<string[]> => tablesWith(db(), text);

describe('deleteAccount', () => {
  it('leaves no trace of an account without orders but the mail that says so', async () => {
    await anna.shopper.client.call(CALLS.saveCustomerStore, {
      body: { AddressId: addressId, CapacityKg: 6000, StockKg: 1, FilledAt: null, YearlyUseKg: 5000 },
    });
    await anna.shopper.start();
    await anna.shopper.saveParameters();
    expect(await deleted()).toEqual([LAST_MAIL]);
    expect(await getTraces(anna.email)).toEqual(['mail_words', 'outbox']);
    expect(await getTraces(`Geheimweg ${anna.userId}`)).toEqual([]);
    expect(await db().select().from(users).where(eq(users.id, anna.userId))).toEqual([]);
    expect(await db().select().from(addresses).where(eq(addresses.userId, anna.userId))).toEqual([]);
    expect(await db().select().from(addressAccess).where(eq(addressAccess.userId, anna.userId))).toEqual([]);
    const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, anna.email));
    expect(mail).toMatchObject({ kind: 'account-deleted', subject: 'Ihr Kundenkonto wurde gelöscht' });
    expect(mail?.text).toContain('Alle Angaben zu Ihrer Person sind gelöscht.');
    await cleanUpAt(new Date('2026-12-23T12:00:00Z'));
    expect(await getTraces(anna.email)).toEqual([]);
  });

  it('takes back what was passed on of it to dealers and our people, beside what they have in their mailboxes', async () => {
    const request = { kind: 'bulk', countryId: 1, productGroupId: 3, zipCode: '80001', amount: 30_000 } as const;
    const query = { ...request, name: 'Anke Vogt', email: anna.email, phone: '+49 171 5550199', message: 'Bitte bald' };
    const dealers = [1, 2, 3, 4, 5].map((id) => ({ company: `Händler ${id}`, email: `haendler-${id}@example.com` }));
    const mails = composePassedOnMails(
      { ...query, sentAt: TEST_NOW },
      { config: market().api.services.config, dealers },
    );
    for (const mail of mails)
      await insertMail(db(), mail, { createdAt: TEST_NOW, secrets: market().api.services.config.secrets });
    expect(await getTraces(query.phone)).toEqual(['outbox']);
    expect(await deleted()).toEqual([LAST_MAIL]);
    expect(await getTraces(query.phone)).toEqual([]);
    expect(await db().$count(outbox, eq(outbox.replyTo, anna.email))).toBe(0);
  });

  it('names files that staff drew and that have not ended yet', async () => {
    const expiresAt = new Date('2026-11-25T11:00:00Z');
    const file = { callId: 'exportCustomers', query: {}, fileName: 'kunden.csv', contentType: 'text/csv' };
    const row = { ...file, userId: anna.userId, isPersonal: true, createdAt: TEST_NOW, expiresAt };
    const colleague = await newCustomer(market());
    await db()
      .insert(staffExports)
      .values({ ...row, userId: colleague.userId });
    const stored = await deleted();
    await db().delete(staffExports);
    expect(stored).toEqual([expect.objectContaining({ Where: 'Ablage der Auszüge', Until: '2026-11-25' }), LAST_MAIL]);
  });

  it('ends its logins everywhere, and frees its e-mail', async () => {
    const elsewhere = await market().api.visitorWithCsrf();
    await elsewhere.call(CALLS.login, { body: { UserName: anna.email, Password: PASSWORD } });
    await deleted();
    expect(anna.shopper.client.cookies.has('hp_token')).toBe(false);
    expect((await elsewhere.get(CALLS.customerData.path)).problem().code).toBe('UNAUTHENTICATED');
    expect((await elsewhere.post(CALLS.getToken.path, {})).problem().code).toBe('UNAUTHENTICATED');
    expect(await db().select().from(refreshFamilies).where(eq(refreshFamilies.userId, anna.userId))).toEqual([]);
    const login = await elsewhere.call(CALLS.login, { body: { UserName: anna.email, Password: PASSWORD } });
    expect(login.success).toBe(false);
  });

  it('keeps what law demands, says so in answer and mail, and purges it when its time has come', async () => {
    const order = await placeOrder(market(), anna, { addressId, ...BROUGHT, state: 'invoiced', invoicedAt: TEST_NOW });
    const debit = { ...order.payment, MaskedIban: 'DE89 … 3000', MandateReference: 'HP-M-77' };
    const account = { ibanEncrypted: 'v1.beef', accountHolder: 'Anke Vogt', mandateReference: 'HP-M-77' };
    await db()
      .update(orders)
      .set({ ...account, payment: debit, qrBill: order.qrBill })
      .where(eq(orders.id, order.id));
    const key = `orders/${order.id}/beef`;
    const paper = { name: 'lieferschein.pdf', contentType: 'application/pdf', storageKey: key, bytes: 3 };
    const { files } = market().api.services;
    await files.write(key, Buffer.from('pdf'));
    await db()
      .insert(orderDocuments)
      .values({ orderId: order.id, kind: 'delivery-note', uploadedBy: 'dealer', at: TEST_NOW, ...paper });
    const noted = { userId: 1, authorName: 'Jonas Brandl', at: TEST_NOW };
    await db()
      .insert(orderNotes)
      .values({ orderId: order.id, text: `Schreibt auch von ${anna.email}`, ...noted });
    const complaint = { orderId: order.id, kind: 'quality', openedAt: TEST_NOW } as const;
    const message = { author: 'customer', text: `Bitte an ${anna.email}`, at: TEST_NOW } as const;
    await insertComplaint(db(), complaint, message);
    const stored = await deleted();
    expect(stored).toEqual([
      {
        What: `Bestellung ${order.number} mit Anschrift, E-Mails und Belegen`,
        Where: expect.stringContaining('Postausgang'),
        ...{ Until: '2034-12-31', Why: 'Aufbewahrungspflicht für Buchungsbelege (§ 147 AO, § 257 HGB)' },
      },
      LAST_MAIL,
    ]);
    expect(await getTraces(anna.email)).toEqual([
      'complaint_messages',
      'mail_words',
      'order_notes',
      'order_words',
      'orders',
      'outbox',
    ]);
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, anna.email));
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['account-deleted', 'order-received']);
    expect(mails.find(({ kind }) => kind === 'account-deleted')?.text).toContain(order.number);

    await cleanUpAt(new Date('2034-12-31T12:00:00Z'));
    expect(await findOrder(db(), order.id)).toMatchObject({ email: anna.email });
    await cleanUpAt(new Date('2035-01-01T12:00:00Z'));
    expect([await getTraces(anna.email), await getTraces(`Geheimweg ${anna.userId}`)]).toEqual([[], []]);
    const row = await findOrder(db(), order.id);
    const left = row && getOrder(row);
    expect(left).toMatchObject({
      number: order.number,
      settledCents: 232_000,
      email: 'gelöscht',
      invoiceAddress: null,
    });
    expect(row).toMatchObject({ ibanEncrypted: null, accountHolder: null, mandateReference: null, qrBill: null });
    expect(left?.payment).toMatchObject({ Kind: order.payment.Kind, MaskedIban: null, MandateReference: null });
    for (const trace of ['v1.beef', 'DE89', 'HP-M-77', 'Anke Vogt'])
      expect(await getTraces(trace)).not.toContain('orders');
    expect(left?.deliveryAddresses[0].Address).toMatchObject({
      ZipCode: '80001',
      LastName: 'gelöscht',
      Phone: '000000',
    });
    expect(await findEvents(db(), order.id)).toHaveLength(1);
    expect(await findComplaints(db(), order.id)).toEqual([expect.objectContaining({ kind: 'quality', messages: [] })]);
    expect([await files.read(key), await db().$count(orderDocuments, eq(orderDocuments.orderId, order.id))]).toEqual([
      undefined,
      0,
    ]);
    const [mark] = await db().select().from(retainedOrders).where(eq(retainedOrders.orderId, order.id));
    expect(mark?.purgedAt).toEqual(new Date('2035-01-01T12:00:00Z'));
  });

  it('takes the person out of orders that came to nothing, at once', async () => {
    const order = await placeOrder(market(), anna, { addressId, state: 'declined', reason: 'Frau Huber kennt man' });
    expect(await deleted()).toEqual([LAST_MAIL]);
    const row = await findOrder(db(), order.id);
    expect(row).toMatchObject({ userId: 0, email: 'gelöscht', reason: null, state: 'declined' });
    expect(await getTraces(anna.email)).toEqual(['mail_words', 'outbox']);
    expect(await getTraces(order.number)).toEqual(['order_words', 'orders']);
  });

  it('lets reviews stand without a name, and ends notifications', async () => {
    const { id, dealerId } = await placeOrder(market(), anna, { addressId, ...BROUGHT, state: 'paid' });
    const review = { orderId: id, dealerId, userId: anna.userId, stars: 5, text: 'Gut', shownName: 'Anke V.' };
    await db()
      .insert(reviews)
      .values({ ...review, countryId: 1, createdAt: TEST_NOW });
    const news = { kind: 'news', countryId: 1, createdAt: TEST_NOW } as const;
    await db()
      .insert(notifications)
      .values([
        { ...news, userId: anna.userId },
        { ...news, email: anna.email },
      ]);
    await deleted();
    const [left] = await db().select().from(reviews).where(eq(reviews.orderId, id));
    expect(left).toMatchObject({ userId: null, shownName: 'Anonym', text: 'Gut' });
    expect(await getTraces(anna.email)).toEqual(['mail_words', 'order_words', 'orders', 'outbox']);
    expect(await db().$count(notifications, eq(notifications.userId, anna.userId))).toBe(0);
  });

  it('refuses while something is still to come, and names it', async () => {
    const order = await placeOrder(market(), anna, { addressId, state: 'scheduled' });
    const problem = (await request()).problem();
    expect(problem).toMatchObject({ status: 409, code: 'CONFLICT', context: { OrderNumbers: [order.number] } });
    expect(problem.detail).toContain(order.number);
    expect(await anna.shopper.client.call(CALLS.customerData)).toMatchObject({ EmailAddress: anna.email });
  });

  it('names what staff did for the customer; that goes with the third year after, of living accounts too', async () => {
    const line = (year: number) => ({
      ...{ at: new Date(`${year}-05-01T09:00:00Z`), requestId: 'r', countryId: 1, ip: '127.0.0.1', request: {} },
      ...{ callId: 'saveAddress', actorId: 1, actorName: 'Jonas', forUserId: anna.userId, forUserName: anna.email },
    });
    const thisYear = TEST_NOW.getUTCFullYear();
    const lines: number[] = [];
    for (const year of [thisYear - 4, thisYear - 3]) {
      const auditId = await insertAuditLine(db(), line(year));
      await insertAuditOutcome(db(), { auditId, at: line(year).at, outcome: 'done' });
      lines.push(auditId);
    }
    const left = async () => {
      const rows = await db().select().from(auditLog).where(eq(auditLog.forUserId, anna.userId));
      return rows.map(({ id }) => id);
    };
    await cleanUpAt(TEST_NOW);
    expect(await left()).toEqual(lines.slice(1));
    const [stored] = await deleted();
    expect(stored?.What).toMatch(/^Protokoll/);
    expect(stored?.Until).toBe(`${thisYear}-12-31`);
    await cleanUpAt(TEST_NOW);
    expect(await left()).toEqual(lines.slice(1));
  });

  it('leaves everybody else as they are', async () => {
    const bert = await newCustomer(market());
    const his = await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress(), state: 'paid' });
    await deleted();
    expect((await bert.shopper.client.call(CALLS.customerOrders)).Items.map(({ OrderId }) => OrderId)).toEqual([
      his.id,
    ]);
    expect((await bert.shopper.client.call(CALLS.customerAddresses)).Items).toHaveLength(1);
  });

  it('needs the password, and counts wrong ones', async () => {
    const wrong = (await request('falsch-falsch')).problem();
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'body.Password', code: 'PASSWORD_WRONG' }] });
    for (let attempt = 0; attempt < 9; attempt += 1) await request('falsch-falsch');
    expect((await request()).problem()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  it('is refused while support acts as the customer, and so is the export', async () => {
    const token = await impersonationToken(market().api, anna.userId);
    const headers = { authorization: `Bearer ${token}` };
    const { client } = anna.shopper;
    const responses = [
      await client.post(CALLS.deleteAccount.path, { Password: PASSWORD }, { headers }),
      await client.get(CALLS.exportOwnData.path, { headers }),
    ];
    expect(responses.map((response) => response.problem().code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('and an order at the same moment: one of them, never an order of nobody', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = await newCustomer(market());
      const { shopper, userId } = customer;
      const id = await shopper.addAddress();
      const { TotalPrice } = await shopper.start();
      await shopper.saveParameters();
      await shopper.selectAddresses([{ AddressType: 1, AddressId: id, AddressIndex: 0, Amount: 0 }]);
      await shopper.savePayment();
      const [placing, deleting] = await Promise.all([shopper.finalise(TotalPrice), request(PASSWORD, customer)]);
      const isGone = (await db().$count(users, eq(users.id, userId))) === 0;
      const hasOrder = (await db().$count(orders, eq(orders.userId, userId))) > 0;
      expect([placing.status, deleting.status]).not.toContain(500);
      expect([isGone, hasOrder]).toEqual([deleting.status === 200, placing.status === 200]);
      expect(isGone).not.toBe(hasOrder);
    }
  });
});
