import { branches, deliveryAreas, priceSeries } from '@heizplatz/api-dealers';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { countDistinct, eq } from 'drizzle-orm';
import { configuration } from '../calculation/testing/configuration';
import { dayPlus } from './known-prices';
import { withPricingApi } from '../calculation/testing/with-pricing-api';

const api = withPricingApi();

const TODAY = '2026-11-21';
const DAYS = 1200;
const SERIES = { countryId: 1, placeKind: 'country', placeKey: '1', firstDay: dayPlus(TODAY, 1 - DAYS) };

/**
 * 300.00 from the first day on; lower and higher where specified, and tomorrow too, which must not be visible yet.
 */
function daily(changes: Record<string, number>): number[] {
  return Array.from({ length: DAYS + 1 }, (_, index) => changes[dayPlus(SERIES.firstDay, index)] ?? 30_000);
}

beforeAll(async () => {
  const loose = {
    [TODAY]: 40_626,
    '2026-11-14': 40_000,
    '2024-08-25': 24_292,
    '2026-08-06': 40_640,
    // Before the three years, and tomorrow.
    '2023-11-20': 10_000,
    '2026-11-22': 99_999,
  };
  await api()
    .db.insert(priceSeries)
    .values([
      { ...SERIES, productId: 20, dailyCents: daily(loose) },
      { ...SERIES, productId: 30, firstDay: '2026-11-18', dailyCents: [1000, 2000] },
    ]);
});

describe('GET /api/site/{countryId}/prices/best', () => {
  const best = (query: Record<string, unknown>, countryId: CountryId = 1) =>
    api().visitor().call(CALLS.bestPrices, { params: { countryId }, query });

  it('answers today’s price, its change in seven days and the postcodes with an offer', async () => {
    const response = await best({});
    expect(response).toMatchObject({ Price: 406.26, Change: 1.57, DateTime: '2026-11-21T00:00:00.000Z' });
    const [served] = await api()
      .db.select({ count: countDistinct(deliveryAreas.zipCode) })
      .from(deliveryAreas)
      .where(eq(deliveryAreas.countryId, 1));
    expect(response.OfferCount).toBeGreaterThan(0);
    expect(response.OfferCount).toBeLessThanOrEqual(served?.count ?? 0);
  });

  it('leaves the change out where no price of seven days ago is known', async () => {
    const response = await best({ productId: 30 });
    expect(response).toMatchObject({ Price: 20, DateTime: '2026-11-19T00:00:00.000Z' });
    expect(response).not.toHaveProperty('Change');
  });

  it.each([
    ['a country without a series', {}, 2],
    ['an unknown product', { productId: 77 }, 1],
    ['an amount that the price is not made for', { amount: 5000 }, 1],
    ['a postcode that nobody serves', { zipCode: '00000' }, 1],
    ['what is no postcode', { zipCode: 'Berlin' }, 1],
    ['goods that nobody knows at a postcode', { zipCode: '12345', productId: 77 }, 1],
  ] as const)('answers {} for %s', async (_, query, countryId) => {
    expect(await best(query, countryId)).toEqual({});
  });

  it('answers the cheapest offer of a postcode, with how many there are', async () => {
    const query = configuration();
    const { Items } = await api().visitor().call(CALLS.calculate, { body: query });
    const response = await best({ zipCode: query.ZipCode, amount: query.Amount });
    expect(response).toMatchObject({ Price: Items[0]?.UnitPrice, OfferCount: Items.length });
    expect(response).not.toHaveProperty('Change');
  });

  it.each(['amount=viel', 'productId=1.5', `zipCode=${'1'.repeat(11)}`])('refuses %s', async (query) => {
    const response = await api().visitor().get(`/api/site/1/prices/best?${query}`);
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('GET /api/site/{countryId}/price-faq', () => {
  it('answers high and low of three years with their days', async () => {
    const faq = await api()
      .visitor()
      .call(CALLS.priceFaq, { params: { countryId: 1 } });
    expect(faq).toEqual({ high3Y: 406.4, high3YDate: '2026-08-06', low3Y: 242.92, low3YDate: '2024-08-25' });
  });

  it('answers 404 where no price is known', async () => {
    const response = await api().visitor(2).get('/api/site/2/price-faq');
    expect(response.problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('refuses another country', async () => {
    expect((await api().visitor().get('/api/site/4/price-faq')).problem().status).toBe(400);
  });
});

describe('GET /api/site/{countryId}/prices/series', () => {
  const series = (query: Record<string, unknown>) =>
    api()
      .visitor()
      .call(CALLS.priceSeries, { params: { countryId: 1 }, query });

  it('answers each day of the last year up to today', async () => {
    const { Result } = await series({});
    expect(Result).toHaveLength(365);
    expect(Result[0]?.DateTime).toBe('2025-11-22T00:00:00.000Z');
    expect(Result.at(-1)).toEqual({ DateTime: '2026-11-21T00:00:00.000Z', Price: 406.26 });
  });

  it('answers weeks before it, in order of time', async () => {
    const { Result } = await series({ days: 730 });
    expect(Result).toHaveLength(365 + 52);
    const times = Result.map(({ DateTime }) => DateTime);
    expect(times).toEqual([...times].sort());
  });

  it('answers nothing for an unknown product', async () => {
    expect(await series({ productId: 77 })).toEqual({ Result: [] });
  });

  it.each(['days=0', 'days=-5', 'days=3661', 'days=alle'])('refuses %s', async (query) => {
    const response = await api().visitor().get(`/api/site/1/prices/series?${query}`);
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'query.days' }] });
  });
});

describe('GET /api/common', () => {
  const common = (countryId: CountryId) => api().visitor().call(CALLS.commonData, { query: { countryId } });

  it('answers titles before and after the name as the country writes them', async () => {
    const [german, austrian, swiss] = [await common(1), await common(2), await common(3)];
    expect(austrian.Address.Title1List).toEqual(expect.arrayContaining(['Mag.', 'Dr.', 'DI', 'Ing.']));
    expect(austrian.Address.Title2List).toEqual(expect.arrayContaining(['BSc', 'MSc', 'MBA']));
    for (const { Address } of [german, swiss]) {
      expect(Address.Title1List).toEqual(expect.arrayContaining(['Dr.', 'Prof.']));
      expect(Address.Title2List).toEqual([]);
    }
  });

  it('answers the ten groups with their units, and the countries, the site’s own first', async () => {
    const { ProductGroups, Address } = await common(3);
    expect(ProductGroups.map(({ Id }) => Id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const units = ProductGroups.map((group) => `${group.DefaultUnitShortName} ${group.DefaultUnitNamePlural}`);
    expect(units.slice(0, 4)).toEqual(['l Liter', 'l Liter', 'kg kg', 'Pal. Paletten']);
    expect(Address.CountryList).toEqual([
      { Id: 3, Name: 'Schweiz' },
      { Id: 1, Name: 'Deutschland' },
      { Id: 2, Name: 'Österreich' },
    ]);
  });

  it('counts dealers and the postcodes they deliver to', async () => {
    const [counted] = await api()
      .db.select({ dealers: countDistinct(branches.dealerId), zipCodes: countDistinct(deliveryAreas.zipCode) })
      .from(deliveryAreas)
      .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
      .where(eq(deliveryAreas.countryId, 1));
    expect(counted?.dealers).toBeGreaterThan(0);
    expect(await common(1)).toMatchObject({ DealerCount: counted?.dealers, ZipCodeCount: counted?.zipCodes });
  });

  it('refuses another country', async () => {
    expect((await api().visitor().get('/api/common?countryId=7')).problem().status).toBe(400);
  });
});
