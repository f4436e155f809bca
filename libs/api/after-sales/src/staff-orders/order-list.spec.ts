import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
type Query = CallInput<typeof CALLS.staffOrders>['query'];

let staff: TestClient;
let german: TestOrder;
let swiss: TestOrder;
let ended: TestOrder;

const change = (order: TestOrder, fields: Partial<typeof orders.$inferInsert>) =>
  market().api.db.update(orders).set(fields).where(eq(orders.id, order.id));
const list = async (query: Query = {}) => (await staff.call(CALLS.staffOrders, { query })).Rows;
const numbers = async (query: Query = {}) => (await list(query)).map(({ OrderNumber }) => OrderNumber);

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(api, 'ks@example.com');
  german = await placeTestOrder(market(), 1);
  swiss = await placeTestOrder(market(), 3);
  ended = await placeTestOrder(market(), 1);
  const before = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
  await change(german, { placedAt: before(3), answerDueAt: before(1) });
  const deliveryWindow = { Date: '2026-11-30', From: '08:00', To: '12:00' };
  await change(swiss, { placedAt: before(2), state: 'scheduled', deliveryWindow });
  await change(ended, { placedAt: before(1), state: 'delivered', deliveredOn: '2026-11-20' });
});

it('shows each placed order with its state, age and day of delivery, the newest first', async () => {
  const rows = await list();
  expect(rows.map(({ OrderNumber }) => OrderNumber)).toEqual([ended.number, swiss.number, german.number]);
  expect(rows[2]).toMatchObject({ State: 'placed', IsLate: true, DaysOld: 3, DeliveryDay: null, CountryId: 1 });
  expect(rows[1]).toMatchObject({ State: 'scheduled', IsLate: false, AnswerDueAt: null, DeliveryDay: '2026-11-30' });
  expect(rows[0]).toMatchObject({ State: 'delivered', DeliveredOn: '2026-11-20', AnswerDueAt: null });
  expect(rows[2]?.CustomerName).not.toBe('');
});

it('filters by state, country, dealer, day of delivery and what is late', async () => {
  const [row] = await list({ search: german.number });
  const dealer = String(row?.DealerId);
  expect(await numbers({ state: 'open', sort: 'placed' })).toEqual([german.number, swiss.number]);
  expect(await numbers({ state: 'delivered' })).toEqual([ended.number]);
  expect(await numbers({ country: '3' })).toEqual([swiss.number]);
  expect(await numbers({ dealer, state: 'open' })).toContain(german.number);
  expect(await numbers({ dealer: '999999' })).toEqual([]);
  expect(await numbers({ deliveryFrom: '2026-11-30', deliveryTo: '2026-11-30' })).toEqual([swiss.number]);
  expect(await numbers({ deliveryTo: '2026-11-29' })).toEqual([]);
  expect(await numbers({ late: '1' })).toEqual([german.number]);
});

it('keeps what expired without an answer for thirty days, as the work list does', async () => {
  const due = (days: number) => ({ answerDueAt: new Date(TEST_NOW.getTime() - days * DAY_MS) });
  await change(german, { state: 'expired', ...due(29) });
  expect(await numbers({ late: '1' })).toEqual([german.number]);
  await change(german, due(31));
  expect(await numbers({ late: '1' })).toEqual([]);
  await change(german, { state: 'declined', ...due(1) });
  expect(await numbers({ late: '1' })).toEqual([]);
  await change(german, { state: 'placed' });
});

it('calls nobody late whose answer is not waited for', async () => {
  const confirmUntil = new Date(TEST_NOW.getTime() + DAY_MS);
  await change(german, { confirmUntil });
  expect(await numbers({ late: '1' })).toEqual([]);
  expect((await list({ search: german.number }))[0]).toMatchObject({ IsLate: false, AnswerDueAt: null });
  await change(german, { confirmUntil: null });
});

it('finds by number and by name in any order', async () => {
  const [row] = await list({ search: swiss.number.toLowerCase() });
  expect(row?.OrderNumber).toBe(swiss.number);
  const [first = '', last = ''] = (row?.CustomerName ?? '').split(' ');
  expect(await numbers({ search: `${last}, ${first}`, country: '3' })).toEqual([swiss.number]);
});

const filters: readonly Query[] = [
  { sort: 'placed' },
  { sort: '-placed' },
  { country: '3' },
  { state: 'open' },
  { late: '1' },
  { sort: 'total' },
  { sort: '-delivery' },
  { dealer: '999999' },
  { deliveryFrom: '2026-11-30' },
];
it.each([{}, ...filters])('what a search finds is filtered and sorted by %j as the list is', async (query) => {
  expect(await numbers({ ...query, search: '@example.com' })).toEqual(await numbers(query));
  const address = new URLSearchParams({ search: '@example.com' });
  for (const [key, value = ''] of Object.entries(query)) address.set(key, value);
  const { text } = await staff.get(`${CALLS.exportStaffOrders.path}?${address.toString()}`);
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  expect(lines.map((line) => line.split(';')[0])).toEqual(await numbers(query));
});

it('writes states as words into its file, and names only on request', async () => {
  const { text } = await staff.get(`${CALLS.exportStaffOrders.path}?sort=placed`);
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFBestellung;Stand;Antwort bis;Bestellt;Liefertag;Geliefert;Händler;Land;Ort;Menge;Ware;Betrag;Währung',
  );
  expect(text).toContain(`${german.number};eingegangen;`);
  const named = await staff.get(`${CALLS.exportStaffOrders.path}?sort=placed&personal=1&reason=Revision`);
  expect(named.text).toContain(';Kunde;');
});

it('sorts by what is paid, both ways', async () => {
  const dear = [german, swiss, ended].map(({ number }, at) => [number, 100_000 + at] as const);
  for (const [number, totalCents] of dear)
    await market().api.db.update(orders).set({ totalCents }).where(eq(orders.number, number));
  expect(await numbers({ sort: 'total' })).toEqual(dear.map(([number]) => number));
  expect(await numbers({ sort: '-total' })).toEqual(dear.map(([number]) => number).reverse());
});
