import { notifications, users } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';
import { mergeRefusal } from './merge-refusal';

const market = withOrderMarket();

let support: TestClient;
let stays: TestCustomer;
let goes: TestCustomer;
beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support-m@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(api, 'support-m@example.com');
});
beforeEach(async () => {
  stays = await newCustomer(market());
  goes = await newCustomer(market());
  const same = { Street: 'Gleichweg' };
  await stays.shopper.addAddress(same);
  await goes.shopper.addAddress(same);
  const addressId = await goes.shopper.addAddress({ Street: 'Andersweg' });
  await placeOrder(market(), goes, { addressId });
  const wish = { zipCode: '10115', productId: 20, amount: 6000, thresholdCents: 30_000 };
  const times = { createdAt: TEST_NOW, confirmedAt: TEST_NOW };
  await market()
    .api.db.insert(notifications)
    .values({ kind: 'price', countryId: 1, userId: goes.userId, ...wish, ...times });
  const note = { params: { customerId: goes.userId }, body: { Text: 'Zweites Konto' } };
  await support.call(CALLS.addCustomerNote, note);
});

const preview = (customerId = stays.userId, other = goes.userId) =>
  support.call(CALLS.mergePreview, { params: { customerId }, query: { other } });

async function merge(fields: object = {}) {
  const { Stays, Goes } = await preview();
  const body = {
    Version: Stays.Version,
    OtherNumber: goes.userId,
    OtherVersion: Goes.Version,
    Reason: 'Doppelt angelegt',
  };
  return support.post(`/api/support/kunden/${stays.userId}/zusammenfuehren`, { ...body, ...fields });
}

/** Columns of any table that still reference an account. */
async function namedIn(userId: number): Promise<string[]> {
  const { db } = market().api;
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)user_id$|^owner_id$' and table_name not like 'audit_%'`);
  const matches: string[] = [];
  for (const { table, column } of rows) {
    const where = sql`${sql.identifier(column)} = ${userId}`;
    const { rows: hits } = await db.execute(sql`select 1 from ${sql.identifier(table)} where ${where} limit 1`);
    if (hits.length > 0) matches.push(`${table}.${column}`);
  }
  return matches;
}

it('a preview says what would move, and changes nothing', async () => {
  const seen = await preview();
  expect(seen).toMatchObject({
    Stays: { CustomerId: stays.userId, Orders: 0, Addresses: 1 },
    Goes: { CustomerId: goes.userId, Orders: 1, Addresses: 2, Notifications: 1, Notes: 1 },
    SameAddresses: 1,
    Refusal: null,
  });
  expect(await preview()).toEqual(seen);
});

it('merging moves orders, addresses, notifications and notes, and leaves nothing behind', async () => {
  const response = await merge();
  expect(response.json()).toMatchObject({ Id: stays.userId, OrderCount: 1, Notes: [{ Text: 'Zweites Konto' }] });
  const customer = await support.call(CALLS.staffCustomer, { params: { customerId: stays.userId } });
  expect(customer.Addresses.map(({ Address }) => Address.Street).sort()).toEqual(['Andersweg', 'Gleichweg']);
  expect(customer.Notifications).toHaveLength(1);
  expect((await goes.shopper.client.get(CALLS.customerData.path)).status).toBe(401);
  expect(await namedIn(goes.userId)).toEqual([]);
  const { Rows } = await support.call(CALLS.staffCustomers, { query: { search: customer.Email } });
  expect(Rows).toEqual([expect.objectContaining({ Orders: 1 })]);
});

const readCustomer = (customerId: number) => support.call(CALLS.staffCustomer, { params: { customerId } });
const findNumbers = async (search: string) =>
  (await support.call(CALLS.staffCustomers, { query: { search } })).Rows.map(({ Id }) => Id);

it('the number of a merged customer leads to the one that stays, in the page, the list and another merge', async () => {
  await merge();
  expect(await readCustomer(goes.userId)).toMatchObject({ Id: stays.userId, OrderCount: 1 });
  expect(await findNumbers(String(goes.userId))).toContain(stays.userId);
  expect(await findNumbers(String(stays.userId))).toContain(stays.userId);
  expect(await preview(stays.userId, goes.userId)).toMatchObject({ Refusal: 'Das ist derselbe Kunde.' });
  const note = await support.post(`/api/support/kunden/${goes.userId}/notiz`, { Text: 'zu spät' });
  expect(note.status).toBe(404);
});

it('leads on when the one that stays is merged too, and nowhere once it is deleted', async () => {
  await merge();
  const first = goes.userId;
  goes = stays;
  stays = await newCustomer(market());
  await merge();
  for (const number of [first, goes.userId]) expect(await readCustomer(number)).toMatchObject({ Id: stays.userId });
  await market().api.db.delete(users).where(eq(users.id, stays.userId));
  expect((await support.get(`/api/support/kunden/${first}`)).status).toBe(404);
});

it('stands in the audit log with what it moved and why', async () => {
  await merge();
  const [line] = await market()
    .api.db.select({ end: auditOutcomes })
    .from(auditOutcomes)
    .innerJoin(auditLog, eq(auditLog.id, auditOutcomes.auditId))
    .where(eq(auditOutcomes.forUserId, stays.userId));
  expect(line?.end).toMatchObject({
    outcome: 'done',
    reason: 'Doppelt angelegt',
    before: { Goes: { CustomerId: goes.userId, Orders: 1 } },
    after: { Orders: 1, Addresses: 2 },
  });
});

it('is refused when either was changed meanwhile', async () => {
  const { Goes } = await preview();
  await goes.shopper.addAddress({ Street: 'Neuweg' });
  const response = await merge({ OtherVersion: Goes.Version });
  expect(response.problem()).toMatchObject({ code: 'VERSION_CONFLICT', context: { Current: { Id: goes.userId } } });
  expect((await support.get(`/api/support/kunden/${goes.userId}`)).status).toBe(200);
});

it('of two opposite merges at once one is done, and the other finds its customer gone', async () => {
  const { Stays, Goes } = await preview();
  const body = { Reason: 'Doppelt angelegt' };
  const responses = await Promise.all([
    merge(),
    support.post(`/api/support/kunden/${goes.userId}/zusammenfuehren`, {
      ...body,
      ...{ Version: Goes.Version, OtherNumber: stays.userId, OtherVersion: Stays.Version },
    }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
});

const side = (id: number, fields: object = {}) => ({ id, isGuest: false, lockedAt: null, ...fields });

it.each([
  ['the same customer', side(1), side(1)],
  ['a customer into a guest', side(1, { isGuest: true }), side(2)],
  ['a locked account', side(1), side(2, { lockedAt: new Date(0) })],
])('%s is not merged', (_, one, other) => {
  expect(mergeRefusal(one, other)).not.toBeNull();
});

it('a guest goes up in a customer, and a guest in a guest', () => {
  expect(mergeRefusal(side(1), side(2, { isGuest: true }))).toBeNull();
  expect(mergeRefusal(side(1, { isGuest: true }), side(2, { isGuest: true }))).toBeNull();
});
