import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { getOrder, orders } from '@heizplatz/api-ordering';
import { getMails, orderRow, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';
import { withdrawals } from './schema';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '99999', LIMIT_MAILS_PER_RECIPIENT: '99999' });
const path = CALLS.submitWithdrawal.path;
const LATER = new Date(TEST_NOW.getTime() + 3 * 86_400_000);
const EXPECTED_KINDS = ['withdrawal-received', 'withdrawal-support'];

beforeEach(() => market().api.setNow(TEST_NOW));

async function getZip(order: TestOrder): Promise<string> {
  return getOrder(await orderRow(market(), order.id)).deliveryAddresses[0].Address.ZipCode;
}
/** All the content of a mail to the customer, from a visitor without any session or link. */
async function knownFacts(order: TestOrder, fields: object = {}) {
  const ZipCode = await getZip(order);
  return { Name: 'Anna Huber', EmailAddress: order.email, Contract: order.number, ZipCode, ...fields };
}
const declare = async (body: object, countryId: CountryId = 1) =>
  (await market().api.visitorWithCsrf(countryId)).post(path, body);
const getState = async (order: TestOrder) => (await orderRow(market(), order.id)).state;
const getStored = (order: TestOrder) =>
  market()
    .api.db.select()
    .from(withdrawals)
    .where(eq(withdrawals.email, order.email))
    .orderBy(desc(withdrawals.receivedAt));

describe('a withdrawal that neither session nor link opened', () => {
  it.each([
    ['e-mail and number', { Name: '', ZipCode: '' }],
    ['another postcode', { ZipCode: '99999' }],
    ['another name', { Name: 'Eva Fremd' }],
    ['guessed numbers', { Contract: Array.from({ length: 27 }, (_, nth) => `DE-26-${100_000 + nth}`).join(' ') }],
  ])('by %s leaves the order and its dealer alone, is confirmed and given to support', async (_, fields) => {
    const order = await placeTestOrder(market());
    const known = await knownFacts(order, fields);
    const Contract =
      known.Contract === order.number ? known.Contract : `${order.number} ${known.Contract}`.slice(0, 300);
    const mails = await getMails(market(), async () => {
      expect((await declare({ ...known, Contract })).json()).toEqual({ ReceivedAt: TEST_NOW.toISOString() });
    });
    expect(await getState(order)).toBe('placed');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(EXPECTED_KINDS);
    expect(mails.map(({ text }) => text).join()).not.toContain('bestellung=');
    expect(await getStored(order)).toMatchObject([{ outcome: 'unknown', orderId: null }]);
  });

  it.each([
    ['in small letters', 'waiting', (number: string) => number.toLowerCase()],
    ['without dashes', 'waiting', (number: string) => number.replaceAll('-', '').toLowerCase()],
    ['of an order from before', 'waiting', (number: string) => number.slice(0, 12)],
    ['without its unguessable part', 'unknown', (number: string) => number.slice(0, 12)],
    ['with another end', 'unknown', (number: string) => `${number.slice(0, 12)}-BBBBB`],
  ] as const)('a number %s: %s', async (name, outcome, written) => {
    const order = await placeTestOrder(market());
    const { db } = market().api;
    const number = written(order.number);
    if (name === 'of an order from before') await db.update(orders).set({ number }).where(eq(orders.id, order.id));
    await declare(await knownFacts(order, { Contract: number }));
    expect(await getStored(order)).toMatchObject([{ outcome }]);
  });

  it.each([1, 2] as const)('by name and postcode waits for the mailed link, country %i', async (countryId) => {
    const order = await placeTestOrder(market(), countryId);
    const declaration = { Name: 'Fam. HUBER', Contract: `Bestellung ${order.number.toLowerCase()} vom 21.11.` };
    const known = await knownFacts(order, { ...declaration, EmailAddress: order.email.toUpperCase() });
    const mails = await getMails(market(), () => declare(known, countryId));
    expect(await getState(order)).toBe('placed');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(EXPECTED_KINDS);
    const receipt = mails.find(({ kind }) => kind === 'withdrawal-received');
    expect(receipt?.subject).toContain('eingegangen am 21.11.2026 um 12:00 Uhr');
    expect(receipt?.text).toContain(`Lieferung nach ${known.ZipCode}`);
    const link = /\/vertrag-widerrufen\?bestellung=([^&]+)&token=(\S+)/.exec(receipt?.text ?? '');
    market().api.setNow(LATER);
    const opened = { EmailAddress: order.email, Contract: order.number, OrderId: link?.[1], Token: link?.[2] };
    const next = await getMails(market(), () => declare(opened, countryId));
    const row = await orderRow(market(), order.id);
    expect([row.state, row.withdrawnAt]).toEqual(['withdrawn', TEST_NOW]);
    expect(next.find(({ kind }) => kind === 'withdrawal-dealer')?.text).toContain('05.12.2026');
    const stored = await market().api.db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
    expect(stored.map(({ outcome }) => outcome)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('of the owner’s session needs no name', async () => {
    const order = await placeTestOrder(market());
    await order.owner.post(path, { EmailAddress: order.email, Contract: order.number });
    expect(await getState(order)).toBe('withdrawn');
  });

  it('takes effect by support as of its receipt, once', async () => {
    const order = await placeTestOrder(market());
    await declare(await knownFacts(order));
    await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
    market().api.setNow(LATER);
    const staff = await loggedIn(market().api, 'ks@example.com');
    const [stored] = await getStored(order);
    const assign = (Version: number) =>
      staff.post(CALLS.assignWithdrawal.path, { WithdrawalId: stored?.id, OrderNumber: order.number, Version });
    expect((await assign(1)).json()).toMatchObject({ Outcome: 'withdrawn', Version: 2 });
    expect((await orderRow(market(), order.id)).withdrawnAt).toEqual(TEST_NOW);
    expect((await assign(2)).problem().code).toBe('CONFLICT');
  });
});
