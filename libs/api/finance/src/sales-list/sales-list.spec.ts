import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findOrder, type Order, orders, getOrder, recordChange } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { closeMonth } from '../commission-months/close-month';
import { commissionRates, commissions } from '../commissions/schema';

const market = withOrderMarket();
const OCTOBER = new Date('2026-10-20T09:00:00Z');
const list = (query: Record<string, string> = {}) => financial.call(CALLS.salesList, { query });
const db = () => market().api.db;

let financial: TestClient;
let admin: TestClient;
let october: Order;
let november: Order;

async function accepted(at: Date, countryId: 1 | 3 = 1): Promise<Order> {
  const { id } = await placeTestOrder(market(), countryId);
  const row = await findOrder(db(), id);
  if (!row) throw new Error('no order');
  const change = { command: 'dealerAcceptOrder', author: { kind: 'dealer' } } as const;
  return db().transaction((tx) => recordChange(tx, getOrder(row), change, at));
}

beforeAll(async () => {
  const { api } = market();
  await db().insert(commissionRates).values({ validFrom: '2020-01-01', basisPoints: 400, changedAt: TEST_NOW });
  october = await accepted(OCTOBER);
  november = await accepted(TEST_NOW);
  await accepted(TEST_NOW, 3);
  await insertCustomer(api, { email: 'finanzen@example.com', firstName: 'Georg', roles: [ROLES.financial] });
  await insertCustomer(api, { email: 'admin@example.com', roles: [ROLES.admin] });
  financial = await loggedIn(api, 'finanzen@example.com');
  admin = await loggedIn(api, 'admin@example.com');
});

const net = ({ offer }: Order) => offer.Split.Net;
const cents = (value: number) => Math.round(value * 100);

describe('the sales list', () => {
  it('has the running month’s dealers, each with its sums', async () => {
    const { Rows } = await list({ country: '1' });
    expect(Rows).toMatchObject([
      {
        ...{ Month: '2026-11', DealerId: november.dealerId, Currency: 'EUR', Orders: 1, WeightKg: 6000 },
        ...{ Net: net(november), RatePercent: 4, Corrections: 0, Invoiced: null },
      },
    ]);
    expect((await list()).Rows.map(({ Currency }) => Currency).sort()).toEqual(['CHF', 'EUR']);
  });

  it('has all months of one dealer, and finds it by name', async () => {
    const { Rows } = await list({ dealer: String(october.dealerId), sort: '-month' });
    expect(Rows.map(({ Month }) => Month)).toContain('2026-10');
    const [row] = Rows;
    const salesList = await list({ month: row?.Month ?? '', search: row?.DealerName ?? '' });
    expect(salesList.Rows.map(({ DealerId }) => DealerId)).toEqual([october.dealerId]);
    expect((await list({ search: 'gibt es nicht' })).Rows).toEqual([]);
  });

  it.each(['month', 'dealer', '-orders', 'weight', '-net', 'commission', '-corrections'])(
    'sorts by %s',
    async (sort) => {
      expect((await list({ sort })).Rows).toHaveLength(2);
    },
  );

  it('has liquids in litres, as delivered or else as ordered', async () => {
    const set = (fields: Partial<typeof commissions.$inferInsert>) =>
      db().update(commissions).set(fields).where(eq(commissions.orderId, october.id));
    await set({ productGroupId: 1 });
    await db().update(orders).set({ productGroupId: 1, deliveredAmount: 2950 }).where(eq(orders.id, october.id));
    expect((await list({ month: '2026-10' })).Rows).toMatchObject([{ Litres: 2950 }]);
    const { productGroupId } = october;
    await db().update(orders).set({ productGroupId, deliveredAmount: null }).where(eq(orders.id, october.id));
    await set({ productGroupId });
    expect((await list({ month: '2026-10' })).Rows).toMatchObject([{ Litres: 0 }]);
  });

  it('refuses a month that is none', async () => {
    expect((await financial.get(`${CALLS.salesList.path}?month=2026-13`)).problem().code).toBe('VALIDATION');
  });

  it('is a file too', async () => {
    const { text } = await financial.get(`${CALLS.exportSalesList.path}?month=2026-10`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Händler;Monat;Bestellungen;Menge in t;Menge in l;Netto');
    expect(text).toContain(';Oktober 2026;1;6;0;');
  });
});

describe('a rate', () => {
  const rate = { Id: null, Version: null, DealerId: null, ProductGroupId: null, ValidFrom: '2026-11-01' };
  it('applies to open months from its day on, and to nothing before', async () => {
    const body = { ...rate, DealerId: november.dealerId, RatePercent: 3.25 };
    const { Id, Version } = await admin.call(CALLS.saveCommissionRate, { body });
    const dealers = await list({ dealer: String(november.dealerId) });
    expect(dealers.Rows.find(({ Month }) => Month === '2026-11')?.RatePercent).toBe(3.25);
    expect((await list({ month: '2026-10' })).Rows[0]?.RatePercent).toBe(4);
    const changed = await admin.call(CALLS.saveCommissionRate, { body: { ...body, Id, Version, RatePercent: 3 } });
    expect(changed).toEqual({ Id, Version: 2 });
    const late = await admin.post(CALLS.saveCommissionRate.path, { ...body, Id, Version, RatePercent: 5 });
    expect(late.problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { Version: 2, RatePercent: 3 } },
    });
    const { Rows } = await financial.call(CALLS.commissionRates, { query: { dealer: String(november.dealerId) } });
    expect(Rows).toMatchObject([{ Id, RatePercent: 3, ValidFrom: '2026-11-01', IsLocked: false }]);
  });

  it.each([
    [{ RatePercent: 31 }, 'body.RatePercent', 'RATE_INV'],
    [{ RatePercent: 3.333 }, 'body.RatePercent', 'RATE_INV'],
    [{ RatePercent: 3, ValidFrom: '2020-01-01' }, 'body.ValidFrom', 'RATE_TAKEN'],
    [{ RatePercent: 3, DealerId: 999_999 }, 'body.DealerId', 'DEALER_NXT'],
  ])('is refused as %j', async (fields, path, code) => {
    const response = await admin.post(CALLS.saveCommissionRate.path, { ...rate, ...fields });
    expect(response.problem()).toMatchObject({ code: 'VALIDATION', errors: [{ path, code }] });
  });

  it('that there is not is NOT_FOUND, and none is for Financial to set', async () => {
    const body = { ...rate, Id: 999_999, Version: 1, RatePercent: 3 };
    expect((await admin.post(CALLS.saveCommissionRate.path, body)).problem().code).toBe('NOT_FOUND');
    expect((await financial.post(CALLS.saveCommissionRate.path, body)).problem().code).toBe('FORBIDDEN');
  });
});

describe('a month', () => {
  it('says what it comes to in each country, and what is to be closed', async () => {
    const month = await financial.call(CALLS.salesMonth, { query: { month: '2026-10' } });
    expect(month).toMatchObject({
      ...{ Month: '2026-10', Months: ['2026-11', '2026-10'], OldestOpen: '2026-10', CanClose: true, Closed: null },
      OrdersExpected: 1,
      Countries: [{ CountryId: 1, Currency: 'EUR', Dealers: 1, Orders: 1, Net: net(october) }],
    });
    expect(await financial.call(CALLS.salesMonth, { query: {} })).toMatchObject({ Month: '2026-11', CanClose: false });
  });

  it('is compared with the same days of the month before, and goes on at its pace', async () => {
    const { Comparisons } = await financial.call(CALLS.salesMonth, { query: {} });
    const [euro, francs] = Comparisons;
    expect(euro).toMatchObject({ Currency: 'EUR', Now: { Net: net(november) }, Before: { Net: net(october) } });
    // 21 November is a Saturday.
    expect(euro?.Forecast).toMatchObject({ WorkingDays: 21, WorkingDaysDone: 15 });
    expect(euro?.Forecast?.Net).toBeCloseTo((net(november) * 21) / 15, 1);
    expect(francs).toMatchObject({ Currency: 'CHF', Before: { Net: 0 } });
    const over = await financial.call(CALLS.salesMonth, { query: { month: '2026-10' } });
    expect(over.Comparisons).toMatchObject([{ Currency: 'EUR', Now: { Net: net(october) }, Forecast: null }]);
  });

  it('is closed by whoever may, and stands on the statement from then on', async () => {
    const running = await financial.post(CALLS.closeSalesMonth.path, { Month: '2026-11' });
    expect(running.problem()).toMatchObject({ code: 'CONFLICT', context: { Reason: 'MONTH_NOT_OVER' } });
    await financial.call(CALLS.closeSalesMonth, { body: { Month: '2026-10' } });
    const params = { month: '2026-10', dealerId: String(october.dealerId) };
    expect(await financial.call(CALLS.commissionStatement, { params })).toMatchObject({
      ...{ Number: 'PA-2026-10-0001', Currency: 'EUR' },
      Lines: [{ OrderNumber: october.number, Net: net(october), RatePercent: 4, IsFinal: false }],
      Total: { Payable: Math.round(cents(net(october)) * 0.04) / 100 },
    });
    expect((await list({ month: '2026-10' })).Rows[0]?.Invoiced).toBe(Math.round(cents(net(october)) * 0.04) / 100);
    const late = {
      Id: null,
      Version: null,
      DealerId: null,
      ProductGroupId: null,
      ValidFrom: '2026-10-31',
      RatePercent: 3,
    };
    expect((await admin.post(CALLS.saveCommissionRate.path, late)).problem().errors).toEqual([
      { path: 'body.ValidFrom', code: 'RATE_MONTH_CLOSED' },
    ]);
    expect(await closeMonth(db(), { month: '2026-10-01', by: { id: 1, name: 'x' }, at: TEST_NOW })).toBe('MONTH_ORDER');
  });
});

describe('a correction', () => {
  const correct = (fields: object) =>
    financial.post(CALLS.addCommissionCorrection.path, { DealerId: november.dealerId, Amount: -12.5, ...fields });

  it('counts in the open month, with its reason and author', async () => {
    const response = await correct({ Reason: 'Kulanz nach Reklamation', OrderNumber: november.number });
    expect(response.json()).toEqual({ success: true, Month: '2026-11' });
    const params = { month: '2026-11', dealerId: String(november.dealerId) };
    expect(await financial.call(CALLS.commissionStatement, { params })).toMatchObject({
      ...{ Number: null, ClosedAt: null },
      Corrections: [{ Amount: -12.5, Reason: 'Kulanz nach Reklamation', OrderNumber: november.number }],
      Total: { Corrections: -12.5 },
    });
  });

  it.each([
    [{ Reason: '' }, 'body.Reason', 'REQUIRED'],
    [{ Reason: 'x', Amount: 0 }, 'body.Amount', 'AMOUNT_INV'],
    [{ Reason: 'x', Amount: 1.005 }, 'body.Amount', 'AMOUNT_INV'],
    [{ Reason: 'x', OrderNumber: 'DE-20-1' }, 'body.OrderNumber', 'ORDER_NXT'],
  ])('is refused as %j', async (fields, path, code) => {
    expect((await correct(fields)).problem()).toMatchObject({ code: 'VALIDATION', errors: [{ path, code }] });
  });

  it('is for a dealer that there is', async () => {
    expect((await correct({ Reason: 'x', DealerId: 999_999 })).problem().code).toBe('NOT_FOUND');
  });
});

describe('a statement', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF'],
    ['csv', 'text/csv', '\uFEFFArt;Bestellung'],
    ['xlsx', 'application/vnd', 'PK'],
  ])('is a file of %s', async (format, type, begin) => {
    const response = await financial.get(
      `/api/support/verkaufsliste/abrechnung/2026-11/${november.dealerId}/datei?format=${format}`,
    );
    expect(response.headers['content-type']).toContain(type);
    expect(response.text.startsWith(begin)).toBe(true);
  });

  it('of a dealer that there is not is NOT_FOUND', async () => {
    const response = await financial.get('/api/support/verkaufsliste/abrechnung/2026-11/999999');
    expect(response.problem().code).toBe('NOT_FOUND');
  });
});
