import { postcodes } from '@heizplatz/api-catalog';
import { deliveryAreas, priceLists, priceSeries } from '@heizplatz/api-dealers';
import { flushedBy, TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { and, eq, sql } from 'drizzle-orm';
import { buildInPlace } from '../price-book/build-in-place';
import type { PriceBook } from '../price-book/price-book';
import { pricingHandlers } from '../calculation/pricing-handlers';
import { SMALL_MARKET_TEMPLATE } from '../calculation/testing/small-market';
import { siteHandlers } from '../site/site-handlers';
import { pricesHandlers } from '../place-prices/prices-handlers';
import { placeFactors } from '../price-series/schema';
import { cheapestInSql, type CheapestInSql } from '../price-series/testing/cheapest-in-sql';

let book: PriceBook;
let now = TEST_NOW;
const api = withApi({
  handlers: [...pricesHandlers, ...siteHandlers, ...pricingHandlers],
  template: SMALL_MARKET_TEMPLATE,
  services: () => ({ priceBook: { current: () => book } }),
});

/** No dealer delivers there. */
const EMPTY_CODE = '80004';

async function onDay(day: number): Promise<void> {
  now = new Date(TEST_NOW.getTime() + day * DAY_MS);
  api().setNow(now);
  book = await buildInPlace(api().db, now, { creditCountries: [] });
}

async function runDailyPrices(): Promise<void> {
  await api().services.jobs.send(api().db, 'daily-prices', {});
  expect(await api().runJobs()).toBeGreaterThan(0);
}

const makeDearer = (percent: number) =>
  api()
    .db.update(priceLists)
    .set({ unitNetCents: sql`round(${priceLists.unitNetCents} * ${1 + percent / 100}::numeric)` });

const place = (query: Record<string, unknown>, countryId: CountryId = 1) =>
  api().visitor(countryId).call(CALLS.placePrices, { params: { countryId }, query });
const range = async (query: Record<string, unknown>) =>
  (
    await api()
      .visitor()
      .call(CALLS.rangeLocal, { params: { countryId: 1 }, query })
  ).Items;
const series = async (query: Record<string, unknown>) =>
  (
    await api()
      .visitor()
      .call(CALLS.priceSeries, { params: { countryId: 1 }, query })
  ).Result;

const GOODS = [
  [20, 3],
  [23, 4],
] as const;
const inSql = (productId: number, groupId: 3 | 4, countryId = 1) =>
  cheapestInSql(api().db, { countryId, productId, groupId, now });
const mean = (rows: readonly CheapestInSql[]) =>
  Math.round(rows.reduce((sum, { cents }) => sum + cents, 0) / rows.length) / 100;
/** One offer a dealer, wherever it delivers. */
const getOffers = (rows: readonly CheapestInSql[]) => new Set(rows.flatMap(({ dealerIds }) => dealerIds)).size;

const search = (text: string) =>
  api()
    .visitor()
    .call(CALLS.searchPlaces, { params: { countryId: 1 }, query: { text } });

beforeAll(async () => {
  await api().db.delete(deliveryAreas).where(eq(deliveryAreas.zipCode, EMPTY_CODE));
  const seat = { countryId: 1, zipCode: '94209', placeName: 'Regen', stateId: 293, county: null };
  await api()
    .db.insert(postcodes)
    .values({ ...seat, latitude: 48.97, longitude: 13.13, deliveryRule: null });
  await onDay(0);
});

describe('before the job has run', () => {
  it('figures are those of the offers of now, without a history', async () => {
    const rows = await inSql(20, 3);
    const { Products } = await place({ zipCode: '80001', productIds: '20' });
    const own = rows.find(({ zipCode }) => zipCode === '80001');
    expect(Products).toEqual([
      expect.objectContaining({
        Price: (own?.cents ?? 0) / 100,
        High: null,
        LowDate: null,
        ThreeMonthDifference: null,
      }),
    ]);
    expect(await series({ zipCode: '80001' })).toEqual([]);
    expect(await range({})).toEqual([]);
  });

  it('a county that is looked for leads to its seat, which is a town like others to old pages', async () => {
    const { Items, Meant } = await search('Landkreis Regen');
    expect(Items[0]).toMatchObject({ Kind: 'town', Name: 'Regen', Note: 'Sitz des Landkreises Regen' });
    expect(Meant).toBeNull();
    const { Items: byName } = await search('Regen');
    expect(byName.map((item) => ['Note' in item, item.Name])).toEqual([[false, 'Regen']]);
  });

  it('a place that is looked for has its price of now, and none where nobody delivers', async () => {
    const rows = await inSql(20, 3);
    const own = rows.find(({ zipCode }) => zipCode === '80001');
    const { Meant, Items } = await search('80001');
    expect(Meant).toMatchObject({ Kind: 'town', ZipCode: '80001', ZipCodeCount: 1, Price: (own?.cents ?? 0) / 100 });
    expect(Items).toEqual([Meant]);
    expect((await search(EMPTY_CODE)).Meant).toMatchObject({ ZipCode: EMPTY_CODE, Price: null });
    const bavaria = (await search('Bayern')).Meant;
    expect(bavaria).toMatchObject({ Kind: 'state', ZipCode: '', Path: '/pelletpreise/bayern' });
    expect(bavaria?.Price).toBe(mean(rows.filter(({ stateId }) => stateId === 293)));
    expect(await search('Atlantis')).toEqual({ Items: [], Meant: null });
  });

  it('refuses to look for more than 60 letters', async () => {
    const response = await api()
      .visitor()
      .get(`/api/site/1/places?text=${'x'.repeat(61)}`);
    expect(response.problem().code).toBe('VALIDATION');
  });
});

describe('the daily job', () => {
  beforeAll(runDailyPrices);

  it.each(GOODS)('keeps what SQL says of product %i in the country', async (productId, groupId) => {
    for (const countryId of [1, 2] as const) {
      const rows = await inSql(productId, groupId, countryId);
      const [metrics] = (await place({ productIds: String(productId) }, countryId)).Products;
      expect(metrics).toMatchObject({ Price: mean(rows), OfferCount: getOffers(rows), ZipCodeCount: rows.length });
    }
  });

  it.each(GOODS)('keeps what SQL says of product %i in each state', async (productId, groupId) => {
    const rows = await inSql(productId, groupId);
    for (const [stateName, stateId] of [
      ['bayern', 293],
      ['berlin', 294],
    ] as const) {
      const own = rows.filter((row) => row.stateId === stateId);
      const [metrics] = (await place({ stateName, productIds: String(productId) })).Products;
      expect(metrics).toMatchObject({ Price: mean(own), OfferCount: getOffers(own), ZipCodeCount: own.length });
    }
  });

  it.each(GOODS)('keeps what SQL says of product %i in each postcode, to the cent', async (productId, groupId) => {
    const rows = await inSql(productId, groupId);
    expect(rows.length).toBeGreaterThan(8);
    for (const { zipCode, cents, dealers } of rows) {
      const [metrics] = (await place({ zipCode, productIds: String(productId) })).Products;
      expect([zipCode, metrics]).toEqual([
        zipCode,
        expect.objectContaining({ Price: cents / 100, OfferCount: dealers, ZipCodeCount: 1, High: cents / 100 }),
      ]);
      expect((await series({ zipCode, productId })).map(({ Price }) => Price)).toEqual([cents / 100]);
    }
  });

  it('says of a postcode that nobody serves nothing, not even what its country costs', async () => {
    const { Place, Products } = await place({ zipCode: EMPTY_CODE });
    expect(Place).toMatchObject({ Kind: 'place', ZipCode: EMPTY_CODE });
    expect(Products).toEqual([]);
    expect(await series({ zipCode: EMPTY_CODE })).toEqual([]);
  });

  it('run again on the same day changes nothing, also with other prices', async () => {
    const before = [await api().db.select().from(priceSeries), await api().db.select().from(placeFactors)];
    await makeDearer(10);
    await onDay(0);
    await runDailyPrices();
    expect([await api().db.select().from(priceSeries), await api().db.select().from(placeFactors)]).toEqual(before);
  });

  it('catches up with today alone: days in between stay empty', async () => {
    await onDay(3);
    // Other nodes invalidate the statistics of the day before, and nothing where nothing was cached.
    expect(await flushedBy(api(), runDailyPrices)).toEqual(['prices']);
    expect(await flushedBy(api(), runDailyPrices)).toEqual([]);
    const days = (await series({ days: 30 })).map(({ DateTime }) => DateTime.slice(0, 10));
    expect(days).toEqual(['2026-11-21', '2026-11-24']);
    const local = (await series({ days: 30, zipCode: '80001' })).map(({ DateTime }) => DateTime.slice(0, 10));
    expect(local).toEqual(days);
    const [row] = await api()
      .db.select()
      .from(priceSeries)
      .where(and(eq(priceSeries.countryId, 1), eq(priceSeries.placeKind, 'country'), eq(priceSeries.productId, 20)));
    expect(row?.dailyCents.slice(1, 3)).toEqual([0, 0]);
  });

  it('gives the change in seven days, exact to the cent, for the country, a state and a postcode', async () => {
    await onDay(10);
    await makeDearer(-20);
    await onDay(10);
    await runDailyPrices();
    for (const query of [{}, { stateName: 'bayern' }, { zipCode: '80001' }]) {
      const days = await series({ ...query, days: 30 });
      const [before, last] = [days.at(-2)?.Price ?? 0, days.at(-1)?.Price ?? 0];
      const [metrics] = (await place({ ...query, productIds: '20' })).Products;
      expect(metrics?.Price).toBe(last);
      expect(metrics?.Change).toBeCloseTo(((last - before) / before) * 100, 1);
      expect(metrics?.Change).toBeLessThan(-10);
      expect(metrics).toMatchObject({ High: before, HighDate: '2026-11-24', Low: last, LowDate: '2026-12-01' });
    }
    const best = await api()
      .visitor()
      .call(CALLS.bestPrices, { params: { countryId: 1 }, query: { zipCode: '80001' } });
    const [local] = (await place({ zipCode: '80001', productIds: '20' })).Products;
    expect(best).toMatchObject({ Price: local?.Price, Change: local?.Change, OfferCount: local?.OfferCount });
  });
});

describe('prices of two days below a place', () => {
  it('are those of the states, with their map ids, links and offers', async () => {
    const items = await range({ productIds: '20' });
    expect(items.map(({ GroupTitle, MapId, Link }) => [GroupTitle, MapId, Link])).toEqual([
      ...Array(2).fill(['Bayern', 'DE-BY', '/pelletpreise/bayern']),
      ...Array(2).fill(['Berlin', 'DE-BE', '/pelletpreise/berlin']),
    ]);
    const rows = await inSql(20, 3);
    const today = items.filter(({ DateTime }) => DateTime.startsWith('2026-12-01'));
    expect(today.map(({ Price }) => Price)).toEqual(
      [293, 294].map((id) => mean(rows.filter((row) => row.stateId === id))),
    );
    const metrics = (await place({ stateName: 'bayern', productIds: '20' })).Products[0];
    expect(today[0]).toMatchObject({ Price: metrics?.Price, OfferCount: metrics?.OfferCount });
    const before = items.filter(({ DateTime }) => DateTime.startsWith('2026-11-24'));
    expect(before.map(({ Price }) => Price)).toEqual(
      await Promise.all(['bayern', 'berlin'].map(async (stateName) => (await series({ stateName })).at(-2)?.Price)),
    );
  });

  it('are those of the towns of a state', async () => {
    const items = await range({ stateName: 'bayern', productIds: '20' });
    const rows = (await inSql(20, 3)).filter(({ stateId }) => stateId === 293);
    const today = items.filter(({ DateTime }) => DateTime.startsWith('2026-12-01'));
    expect(today.map(({ Price }) => Price).sort()).toEqual(rows.map(({ cents }) => cents / 100).sort());
    expect(today[0]?.Link).toMatch(/^\/pelletpreise\/bayern\/moesslingen-\d+-\d{5}$/);
  });

  it('are those of a postcode and its neighbours, itself first, and of none for one that is unknown', async () => {
    const items = await range({ zipCode: '80001', productIds: '20' });
    expect(items[0]?.GroupTitle).toBe('Mößlingen 0 80001');
    expect(new Set(items.map(({ GroupTitle }) => GroupTitle)).size).toBe((await inSql(20, 3)).length);
    expect(await range({ zipCode: '12345' })).toEqual([]);
    expect(await range({ stateName: 'wien' })).toEqual([]);
  });

  it('with a day that nobody measured have one side', async () => {
    const items = await range({ productIds: '20', days: 2 });
    expect(items.every(({ DateTime }) => DateTime.startsWith('2026-12-01'))).toBe(true);
    expect(items).toHaveLength(2);
  });
});

describe('GET /api/site/{countryId}/prices/place', () => {
  it.each(['stateName=atlantis', 'zipCode=99999', 'stateName=berlin&zipCode=80001'])(
    'answers 404 for %s',
    async (query) => {
      expect((await api().visitor().get(`/api/site/1/prices/place?${query}`)).problem().status).toBe(404);
    },
  );

  it.each(['productIds=zwanzig', 'productIds=', `stateName=${'x'.repeat(121)}`])('refuses %s', async (query) => {
    expect((await api().visitor().get(`/api/site/1/prices/place?${query}`)).problem().code).toBe('VALIDATION');
  });

  it('names goods once, in the order asked, and leaves out what nobody sells', async () => {
    const { Products } = await place({ productIds: '23,20,23,77,10' });
    expect(Products.map(({ ProductId }) => ProductId)).toEqual([23, 20]);
  });
});
