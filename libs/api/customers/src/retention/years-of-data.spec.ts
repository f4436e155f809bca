import { withdrawals } from '@heizplatz/api-after-sales';
import { orderExports } from '@heizplatz/api-finance';
import { addresses, cleanUpSessions, users } from '@heizplatz/api-identity';
import { insertCustomer } from '@heizplatz/api-identity/testing';
import {
  insertComplaint,
  orderDocuments,
  orders,
  inquiries,
  cleanUpProcesses,
  cleanUpInquiries,
} from '@heizplatz/api-ordering';
import { BROUGHT, newCustomer, placeOrder, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { insertMail, outbox, recordDone } from '@heizplatz/api-platform';
import { tablesWith, TEST_NOW } from '@heizplatz/api-platform/testing';
import type { CountryId } from '@heizplatz/contract';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { endOutlived } from './end-outlived';
import { deleteRetainedOrders } from './delete-retained-orders';

/**
 * All data is inserted at TEST_NOW (2026-11-21 11:00 UTC). The expected ends are literal times, independent of the
 * tables in the code: days are counted by hand, years end at midnight in Berlin where documents expire, otherwise in
 * UTC.
 */
const market = withOrderMarket();
const db = () => market().api.db;
const PAID = { ...BROUGHT, state: 'paid', paidAt: TEST_NOW } as const;
const SECOND_MS = 1000;

interface Planted {
  readonly name: string;
  /** The last moment at which it is still there. */
  readonly until: string;
  readonly isThere: () => Promise<boolean>;
}
const planted: Planted[] = [];
const emails: string[] = [];
const there = (table: PgTable, where: SQL | undefined) => async () => (await db().$count(table, where)) > 0;
const plant = (name: string, until: string, isThere: Planted['isThere']) => planted.push({ name, until, isThere });

async function nightAt(now: Date): Promise<void> {
  const { services, app } = market().api;
  market().api.setNow(now);
  const context = { db: db(), services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  for (const job of [cleanUpSessions, cleanUpProcesses, cleanUpInquiries, deleteRetainedOrders, endOutlived])
    await job.run({}, context);
}

/** A guest's paid order with its debit, an upload, a complaint, and mails whose links were sent. */
async function plantGuestOrder(countryId: CountryId, until: string): Promise<void> {
  const debit = { ibanEncrypted: 'v1.x', accountHolder: 'Hanne Kontofrau' };
  const { id, email } = await placeTestOrder(market(), countryId, { ...PAID, ...debit });
  emails.push(email);
  const [row] = await db().update(outbox).set({ state: 'sent' }).where(eq(outbox.orderId, id)).returning();
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (!row || !order) throw new Error('nothing was planted');
  const key = `orders/${id}/beef`;
  const { files } = market().api.services;
  await files.write(key, Buffer.from('pdf'));
  const paper = {
    orderId: id,
    kind: 'invoice',
    name: 'r.pdf',
    contentType: 'application/pdf',
    storageKey: key,
    bytes: 3,
  };
  await db()
    .insert(orderDocuments)
    .values({ ...paper, uploadedBy: 'dealer', at: TEST_NOW });
  const comment = { author: 'customer', text: `Bitte an ${email}`, at: TEST_NOW } as const;
  await insertComplaint(db(), { orderId: id, kind: 'quality', openedAt: TEST_NOW }, comment);
  const of = (what: string) => `${what} ${countryId}`;
  const isOfOrder = eq(orders.id, id);
  plant(
    of('links'),
    '2026-12-05T11:00:00Z',
    there(outbox, and(eq(outbox.orderId, id), isNotNull(outbox.wordsEncrypted))),
  );
  plant(of('guest'), '2027-05-20T11:00:00Z', there(users, eq(users.id, order.userId)));
  plant(of('addresses'), '2027-05-20T11:00:00Z', there(addresses, eq(addresses.userId, order.userId)));
  plant(of('IBAN'), '2028-01-15T11:00:00Z', there(orders, and(isOfOrder, isNotNull(orders.ibanEncrypted))));
  plant(of('person'), until, there(orders, and(isOfOrder, eq(orders.email, order.email))));
  plant(of('mails'), until, there(outbox, eq(outbox.orderId, id)));
  plant(of('upload'), until, async () => (await files.read(key)) !== undefined);
  plant(of('order'), '9999-12-31T00:00:00Z', there(orders, and(isOfOrder, eq(orders.number, order.number))));
}

/** Somebody who never deletes the account: it ends, its order stays for the law's years. */
async function plantCustomer(): Promise<void> {
  const anna = await newCustomer(market());
  emails.push(anna.email);
  const { id } = await placeOrder(market(), anna, {
    addressId: await anna.shopper.addAddress(),
    ...PAID,
    placedAt: TEST_NOW,
  });
  await db().update(users).set({ createdAt: TEST_NOW, lastLoginAt: TEST_NOW }).where(eq(users.id, anna.userId));
  plant('account', '2029-12-20T11:00:01Z', there(users, eq(users.id, anna.userId)));
  plant('its addresses', '2029-12-20T11:00:01Z', there(addresses, eq(addresses.userId, anna.userId)));
  const isNamed = and(eq(orders.id, id), eq(orders.email, anna.email));
  plant('its order', '2034-12-31T22:59:59Z', there(orders, isNamed));
}

async function plantWithoutOrder(): Promise<void> {
  const { secrets } = market().api.services.config;
  const mail = {
    countryId: 1,
    kind: 'registration',
    to: 'post@example.com',
    subject: 'S',
    text: 'T',
    html: 'H',
  } as const;
  const mailId = await insertMail(db(), mail, { createdAt: TEST_NOW, secrets });
  await recordDone(db(), [mailId], 'sent', TEST_NOW);
  plant('mail', '2027-02-19T11:00:00Z', there(outbox, eq(outbox.id, mailId)));
  const guestId = await insertCustomer(market().api, { email: 'gast@example.com', isGuest: true, passwordHash: null });
  await db().update(users).set({ createdAt: TEST_NOW }).where(eq(users.id, guestId));
  plant('guest without order', '2026-12-05T11:00:00Z', there(users, eq(users.id, guestId)));
  const declined = await placeTestOrder(market(), 1, { state: 'declined', answerDueAt: TEST_NOW });
  emails.push(declined.email);
  const isNamed = and(eq(orders.id, declined.id), eq(orders.email, declined.email));
  plant('declined order', '2027-05-20T11:00:00Z', there(orders, isNamed));
  const query = {
    kind: 'bulk',
    countryId: 1,
    productGroupId: 3,
    zipCode: '10115',
    amount: 9,
    name: 'R',
    phone: '',
  } as const;
  for (const [email, confirmedAt, until] of [
    ['offen@example.com', null, '2026-12-28T11:00:00Z'],
    ['anfrage@example.com', TEST_NOW, '2027-05-20T11:00:00Z'],
  ] as const) {
    const times = { sentAt: TEST_NOW, expiresAt: TEST_NOW, confirmedAt };
    await db()
      .insert(inquiries)
      .values({ ...query, ...times, email, message: '', tokenHash: email });
    plant(`request of ${email}`, until, there(inquiries, eq(inquiries.email, email)));
  }
  const declared = { name: 'Wilma', email: 'widerruf@example.com', contract: 'Pellets', part: '', contentHash: 'x' };
  await db()
    .insert(withdrawals)
    .values({ ...declared, countryId: 1, outcome: 'unknown', receivedAt: TEST_NOW });
  plant('withdrawal', '2029-12-31T23:59:59Z', there(withdrawals, eq(withdrawals.email, declared.email)));
  const rendered = { userId: 1, userName: 'Jonas', format: 'csv', columns: [], hasPersonalData: true, rowCount: 1 };
  await db()
    .insert(orderExports)
    .values({ ...rendered, at: TEST_NOW, filters: {} });
  plant('export', '2029-12-31T23:59:59Z', there(orderExports, eq(orderExports.userName, 'Jonas')));
}

it('each night of ten years ends what has had its time, to the second, and nothing else', async () => {
  await plantGuestOrder(1, '2034-12-31T22:59:59Z');
  await plantGuestOrder(2, '2033-12-31T22:59:59Z');
  await plantGuestOrder(3, '2036-12-31T22:59:59Z');
  await plantCustomer();
  await plantWithoutOrder();
  // The night in which the account's end is announced.
  const announced = '2029-11-20T11:00:00Z';
  const ends = [...new Set([announced, ...planted.map(({ until }) => until)])].sort().filter((end) => end < '9');
  expect(ends).toHaveLength(11);
  for (const end of ends)
    for (const now of [new Date(end), new Date(new Date(end).getTime() + SECOND_MS)]) {
      await nightAt(now);
      const left = [];
      for (const { name, isThere } of planted) if (await isThere()) left.push(name);
      const expected = planted.filter(({ until }) => now <= new Date(until)).map(({ name }) => name);
      expect([now.toISOString(), left]).toEqual([now.toISOString(), expected]);
    }
  for (const email of emails) expect([email, await tablesWith(db(), email)]).toEqual([email, []]);
}, 300_000);
