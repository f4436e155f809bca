import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { commissions } from '../commissions/schema';
import { getWeight } from './get-weight';

const market = withOrderMarket();

let anna: TestCustomer;
let marketing: TestClient;
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const settled = { deliveredAmount: 5000, settledCents: 200_000, state: 'paid' } as const;

beforeAll(async () => {
  const { api } = market();
  anna = await newCustomer(market());
  const swiss = await newCustomer(market(), 3);
  const addressId = await anna.shopper.addAddress();
  const order = (day: string, fields: Partial<typeof orders.$inferInsert> = {}) =>
    placeOrder(market(), anna, { addressId, placedAt: at(day), ...settled, ...fields });
  await order('2026-05-10');
  await order('2026-05-20', { settledCents: 230_000 });
  await order('2026-06-01', { state: 'cancelled', deliveredAmount: null, settledCents: null });
  await order('2025-05-10');
  await order('2026-05-11', { state: 'declined' });
  const swissAddress = await swiss.shopper.addAddress();
  await placeOrder(market(), swiss, { addressId: swissAddress, placedAt: at('2026-05-12'), ...settled });
  await insertCustomer(api, { email: 'marketing@example.com', roles: [ROLES.marketing] });
  marketing = await loggedIn(api, 'marketing@example.com');
});

type Body = CallInput<typeof CALLS.periodStatistic>['body'];
async function request(fields: Partial<Body> = {}) {
  const body = { From: '2026-01-01', To: '2026-12-31', ...fields };
  const response = await marketing.call(CALLS.periodStatistic, { body });
  if (!response || response.Scope !== 'all') throw new Error('not everybody’s');
  return response;
}

describe('staff’s statistic', () => {
  it('has everybody’s orders, each currency for itself, beside the period before', async () => {
    const { Total, Before, YearBefore, CountedTo } = await request();
    // The year is not over: the same days of the year before.
    expect(Before).toEqual({ From: '2025-01-01', To: '2025-11-21' });
    expect([YearBefore, CountedTo]).toEqual([Before, '2026-11-21']);
    expect(Total).toMatchObject([
      {
        Currency: 'EUR',
        Now: { Orders: 2, WeightKg: 10_000, Revenue: 4300, MeanPerTonne: 430, CancellationPercent: 33.3 },
        Before: { Orders: 1, WeightKg: 5000, Revenue: 2000, MeanPerTonne: 400, CancellationPercent: 0 },
      },
      { Currency: 'CHF', Now: { Orders: 1, Revenue: 2000 }, Before: { Orders: 0, Revenue: 0, MeanPerTonne: null } },
    ]);
    expect(Total[0]?.Payments.map(({ Percent }) => Percent)).toEqual([100]);
  });

  it.each([
    [12_051, 2179.49],
    [230_001, 0],
  ])('leaves out %i cents that were withdrawn of a delivered order', async (withdrawnCents, Revenue) => {
    const { db } = market().api;
    const isThat = eq(orders.settledCents, 230_000);
    await db.update(orders).set({ withdrawnCents }).where(isThat);
    const { Rows } = await request({ By: 'order', From: '2026-05-20', To: '2026-05-20' });
    expect(Rows).toMatchObject([{ Now: { Orders: 1, WeightKg: 5000, Revenue } }]);
    await db.update(orders).set({ withdrawnCents: null }).where(isThat);
  });

  it('has a row each month, empty ones too, with the same month a year before', async () => {
    const { Rows } = await request({ CountryId: 1 });
    // Up to the running month.
    expect(Rows.map(({ Key }) => Key)).toHaveLength(11);
    expect(Rows.find(({ Key }) => Key === '2026-05')).toMatchObject({ Now: { Orders: 2 }, Before: { Orders: 1 } });
    expect(Rows.find(({ Key }) => Key === '2026-07')).toMatchObject({ Now: { Orders: 0, MeanPerTonne: null } });
  });

  it.each([
    ['year', ['2026', '2026']],
    ['country', ['1 Deutschland', '3 Schweiz']],
    ['product', ['20 Holzpellets lose', '20 Holzpellets lose']],
    ['payment', ['rechnung Rechnung', 'rechnung Rechnung']],
  ] as const)('divides by %s', async (By, expected) => {
    const { Rows } = await request({ By });
    const labels = Rows.map(({ Key, Label }) => (By === 'year' ? Key : `${Key} ${Label}`));
    expect(labels.map((label) => label.replace(/auf /i, ''))).toEqual(expected);
  });

  it.each(['state', 'zip', 'dealer'] as const)('adds up by %s to the total', async (By) => {
    const { Rows, Total } = await request({ By, CountryId: 1 });
    expect(Rows.reduce((sum, { Now }) => sum + Now.Revenue, 0)).toBe(Total[0]?.Now.Revenue);
  });

  it('leads to the orders of some days, and no further', async () => {
    const { Rows } = await request({ By: 'order', From: '2026-05-10', To: '2026-05-10' });
    expect(Rows).toMatchObject([{ Now: { Orders: 1, Revenue: 2000 }, Before: null }]);
    const response = await marketing.post(CALLS.periodStatistic.path, {
      ...{ From: '2026-01-01', To: '2026-12-31', By: 'order' },
    });
    expect(response.problem()).toMatchObject({ code: 'VALIDATION', errors: [{ code: 'PERIOD_TOO_LONG' }] });
  });

  it('narrows to country, product, postcode, dealer and RatePay', async () => {
    const revenue = async (fields: Partial<Body>) => (await request(fields)).Total.map(({ Now }) => Now.Revenue);
    const [row] = await market().api.db.select().from(orders).where(eq(orders.countryId, 1));
    expect(await revenue({ CountryId: 3 })).toEqual([2000]);
    expect(await revenue({ ProductId: 23 })).toEqual([]);
    expect(await revenue({ ZipCode: row?.zipCode ?? '', CountryId: 1 })).toEqual([4300]);
    expect(await revenue({ DealerId: 2_000_000 })).toEqual([]);
    expect(await revenue({ RatePay: true })).toEqual([]);
  });

  it.each(['0000-01-01', '9999-12-31'])('bears the day %s', async (To) => {
    expect((await request({ From: '0000-01-01', To, By: 'year' })).Scope).toBe('all');
  });

  it('compares a month with the one before and with the same of the year before', async () => {
    const { Total, Before, YearBefore, CountedTo } = await request({
      From: '2026-05-01',
      To: '2026-05-31',
      CountryId: 1,
    });
    expect([Before, YearBefore, CountedTo]).toEqual([
      { From: '2026-04-01', To: '2026-04-30' },
      { From: '2025-05-01', To: '2025-05-31' },
      null,
    ]);
    expect(Total).toMatchObject([
      { Now: { Orders: 2 }, Before: { Orders: 0 }, YearBefore: { Orders: 1 }, Forecast: null },
    ]);
  });

  it('counts liquids in litres', async () => {
    const { db } = market().api;
    const isThat = eq(orders.settledCents, 230_000);
    await db.update(orders).set({ productGroupId: 1 }).where(isThat);
    const { Total } = await request({ CountryId: 1 });
    expect(Total[0]?.Now).toMatchObject({ Orders: 2, WeightKg: 5000, Litres: 5000, MeanPerTonne: 400 });
    await db.update(orders).set({ productGroupId: 3 }).where(isThat);
  });

  it('says where the running month gets to, and what it earned to those alone who may know', async () => {
    const { api } = market();
    const addressId = await anna.shopper.addAddress();
    await placeOrder(market(), anna, { addressId, placedAt: at('2026-11-20'), ...settled });
    const body = { From: '2026-11-01', To: '2026-11-30', Scope: 'all' } as const;
    const [total] = (await request(body)).Total;
    expect(total).toMatchObject({
      Commission: null,
      Forecast: { WorkingDays: 21, WorkingDaysDone: 15, Commission: null },
    });
    expect(total?.Forecast?.Revenue).toBe(2800);
    await api.db.insert(commissions).values({
      ...{ orderId: randomUUID(), orderNumber: 'DE-26-000001', dealerId: 1, countryId: 1, productGroupId: 3 },
      ...{ month: '2026-11-01', arisenOn: '2026-11-20', basisPoints: 250, netCents: 180_000, weightKg: 5000 },
      ...{ amountCents: 4500, state: 'expected' },
    });
    await insertCustomer(api, { email: 'finanzen@example.com', roles: [ROLES.financial] });
    const finance = await loggedIn(api, 'finanzen@example.com');
    const read = async (fields: Partial<Body>) => {
      const response = await finance.call(CALLS.periodStatistic, { body: { ...body, ...fields } });
      return response && response.Scope === 'all' ? response.Total[0] : undefined;
    };
    const earned = await read({});
    expect(earned?.Commission).toMatchObject({
      Now: { Commission: 45, Net: 1800, TakeRatePercent: 2.5 },
      Before: { Commission: 0, TakeRatePercent: null },
    });
    expect(earned?.Forecast?.Commission).toBe(63);
    expect((await read({ ProductId: 20 }))?.Commission).toBeNull();
    await api.db.delete(commissions);
    await api.db.delete(orders).where(eq(orders.placedAt, at('2026-11-20')));
  });

  it('sorts, searches and pages the rows of a dimension', async () => {
    const byZip = (fields: Partial<Body>) => request({ By: 'country', Page: 1, ...fields });
    expect((await byZip({ Sort: 'label' })).Rows.map(({ Label }) => Label)).toEqual(['Deutschland', 'Schweiz']);
    expect((await byZip({ Sort: '-label' })).Rows.map(({ Label }) => Label)).toEqual(['Schweiz', 'Deutschland']);
    const { Rows, Total } = await byZip({ Search: 'schw' });
    expect(Rows.map(({ Label }) => Label)).toEqual(['Schweiz']);
    expect(Total.map(({ Currency, RowCount, Now }) => [Currency, RowCount, Now.Orders])).toEqual([
      ['EUR', 0, 2],
      ['CHF', 1, 1],
    ]);
    expect((await byZip({ Page: 2 })).Rows).toEqual([]);
    const faulty = await marketing.post(CALLS.periodStatistic.path, {
      From: '2026-01-01',
      To: '2026-12-31',
      Sort: 'x',
    });
    expect(faulty.problem().code).toBe('VALIDATION');
  });

  it('is a file too', async () => {
    const path = `${CALLS.exportStatistic.path}?from=2026-05-01&to=2026-05-31&by=day&country=1`;
    const { status, text } = await marketing.get(path);
    expect(status).toBe(200);
    expect(text.split('\r\n')).toHaveLength(33);
    expect(text).toContain('10.05.2026;1;5;0;2000,00;0,00;2000,00;400,00;0;0;0;EUR;0;1;');
    const faulty = await marketing.get(path.replace('to=2026-05-31', 'to=2026-04-01'));
    expect(faulty.problem().errors).toEqual([{ path: 'query.to', code: 'DATE_ORDER' }]);
  });

  it('offers what there is to narrow it to', async () => {
    const products = await marketing.call(CALLS.statisticProducts, { query: { countryId: '1' } });
    expect(products).toContainEqual({ Id: 20, Name: 'Holzpellets lose' });
    const dealers = await marketing.call(CALLS.statisticDealers, { query: { country: '3' } });
    expect(new Set(dealers.map(({ CountryId }) => CountryId))).toEqual(new Set([3]));
  });
});

describe('a customer', () => {
  it('never sees others’ figures, whatever it asks for', async () => {
    const { client } = (await newCustomer(market())).shopper;
    const body = { From: '2026-01-01', To: '2026-12-31', CountryId: 1 };
    expect((await client.post(CALLS.periodStatistic.path, { ...body, Scope: 'all' })).problem().code).toBe('FORBIDDEN');
    for (const By of ['dealer', 'order', 'zip', 'month'])
      expect((await client.post(CALLS.periodStatistic.path, { ...body, By })).json()).toMatchObject({
        Scope: 'own',
        Rows: [],
      });
  });

  it('needs a country, and sees no one else’s by naming its dealer', async () => {
    const { client } = anna.shopper;
    const body = { From: '2026-01-01', To: '2026-12-31' };
    const response = await client.post(CALLS.periodStatistic.path, body);
    expect(response.problem().errors).toEqual([{ path: 'body.CountryId', code: 'REQUIRED' }]);
    const own = await client.post(CALLS.periodStatistic.path, { ...body, CountryId: 3, DealerId: 1, StateId: 1 });
    expect(own.json()).toMatchObject({ Scope: 'own', Rows: [] });
  });
});

it('an order’s own columns are what its snapshots say', async () => {
  const rows = await market().api.db.select().from(orders);
  for (const row of rows) {
    const { productGroupId, amount, deliveredAmount } = row;
    const weight = getWeight({ productGroupId: 3, amount: deliveredAmount ?? amount, palletWeightKg: null });
    expect([productGroupId, row.weightKg, row.productId, row.paymentKind]).toEqual([3, weight, 20, 'rechnung']);
  }
});
