import { dealers } from '@heizplatz/api-dealers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import { eq, inArray, sql } from 'drizzle-orm';

/** A list counts to one, so that two orders are more: the newest are looked for in order. */
jest.mock('@heizplatz/contract', () => ({
  ...jest.requireActual<object>('@heizplatz/contract'),
  STAFF_TOTAL_CAP: 1,
}));

const market = withOrderMarket();
let order: TestOrder;
let formerName: string;
let support: TestClient;

async function staff(email: string, role: Role): Promise<TestClient> {
  await insertCustomer(market().api, { email, roles: [role] });
  return loggedIn(market().api, email);
}
const find = (client: TestClient, search: string) => client.call(CALLS.staffSearch, { query: { search } });
const getNumbers = async (search: string) =>
  (await find(support, search)).Orders?.Items.map(({ Number: number }) => number);

beforeAll(async () => {
  order = await placeTestOrder(market());
  const { db } = market().api;
  await insertCustomer(market().api, { email: 'wolf@example.com', firstName: 'Ruth', lastName: 'Wolfsteiner' });
  const [placed] = await db.select({ name: sql<string>`delivery_addresses->0->'Address'->>'LastName'` }).from(orders);
  formerName = placed?.name ?? '';
  await db.update(orders).set({
    deliveryAddresses: sql`jsonb_set(${orders.deliveryAddresses}, '{0,Address}', ${orders.deliveryAddresses}->0->'Address' ||
      '{"LastName":"Petersdorf","Phone":"+49 (30) 5550 98-76","ZipCode":"80331"}')`,
  });
  support = await staff('s@example.com', ROLES.customerSupport);
});

it.each([
  ['its number', () => order.number],
  ['the end of its number', () => order.number.slice(-6)],
  ['its number in small letters', () => order.number.toLowerCase()],
  ['its number without dashes', () => order.number.replaceAll('-', '').toLowerCase()],
  ['its number as it is said', () => order.number.replaceAll('-', ' ')],
  ['the name', () => 'petersdorf'],
  ['a part of the name and the postcode', () => 'tersdo 80331'],
  ['the phone as it is said', () => '030 5550 9876'],
  ['the mail', () => order.email],
])('finds an order by %s', async (_, search) => {
  expect(await getNumbers(search())).toEqual([order.number]);
});

it.each(['p', '', 'petersdorf 10115', "'; drop table orders; --", '%%%', '___'])('finds none by %j', async (search) => {
  expect(await getNumbers(search)).toEqual([]);
});

it('finds an order by its address as it was corrected, and no more by that of before', async () => {
  expect(formerName).not.toBe('');
  expect(await getNumbers(formerName)).toEqual([]);
});

it('finds the newest orders first, and no deleted ones', async () => {
  const { db } = market().api;
  const [second, third] = [await placeTestOrder(market()), await placeTestOrder(market())];
  for (const [hours, { id }] of [third, second].entries())
    await db
      .update(orders)
      .set({ placedAt: sql`${orders.placedAt} + make_interval(hours => ${hours + 1}::int)` })
      .where(eq(orders.id, id));
  expect(await getNumbers(`${order.number} `)).toEqual([order.number]);
  const common = order.number.slice(0, 5);
  expect(await getNumbers(common)).toEqual([second.number, third.number, order.number]);
  await db.delete(orders).where(inArray(orders.id, [second.id, third.id]));
  expect(await getNumbers(common)).toEqual([order.number]);
});

it('finds customers and dealers', async () => {
  expect((await find(support, 'ruth wolfst')).Customers?.Items).toEqual([
    expect.objectContaining({ Email: 'wolf@example.com', IsGuest: false }),
  ]);
  const [dealer] = await market().api.db.select().from(dealers).limit(1);
  const results = await find(await staff('d@example.com', ROLES.dealerSupport), dealer?.name ?? '');
  expect(results.Dealers?.Items.map(({ Id }) => Id)).toContain(dealer?.id);
});

it('tells each role of what it may open, and nobody else of anything', async () => {
  const visible = async (client: TestClient) => {
    const groups = await find(client, 'petersdorf');
    return Object.entries(groups).flatMap(([kind, group]) => (group ? [kind] : []));
  };
  expect(await visible(support)).toEqual(['Orders', 'Customers']);
  expect(await visible(await loggedIn(market().api, 'd@example.com'))).toEqual(['Orders', 'Dealers']);
  expect(await visible(await staff('e@example.com', ROLES.editor))).toEqual([]);
  expect(await visible(await staff('a@example.com', ROLES.admin))).toEqual(['Orders', 'Customers', 'Dealers']);
  const customer = await loggedIn(market().api, 'wolf@example.com');
  expect((await customer.get(`${CALLS.staffSearch.path}?search=petersdorf`)).status).toBe(403);
  expect((await market().api.visitor().get(CALLS.staffSearch.path)).status).toBe(401);
});
