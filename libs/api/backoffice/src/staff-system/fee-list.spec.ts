import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { openDatabase } from '@heizplatz/api-platform';
import {
  FILL_TIMEOUTS,
  largeTables,
  getQueries,
  TEST_NOW,
  type TestClient,
  timeList,
  wholeReads,
  withApi,
  vacuumTables,
} from '@heizplatz/api-platform/testing';
import { insertMarket, makeMarket, SMALL_MARKET } from '@heizplatz/api-pricing/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { parse } from 'csv-parse/sync';
import { eq, inArray } from 'drizzle-orm';
import { feeList } from './fee-list';

const api = withApi({
  prepare: (db) => insertMarket(db, makeMarket({ ...SMALL_MARKET, dealers: 300, places: 40 })),
});
let georg: TestClient;
const NAME = '=1+1 Öl aus Übersee';
/** One dealer per country with the prices defined below and a unique name. */
const ours = new Map<number, number>();

const list = { certificationId: null, unitNetCents: 30_000, scaleFactors: [10_000], zoneNetCents: [0] };
const PELLETS = 20;
const HEATING_OIL = 1;

async function publishPrices(countryId: 1 | 3, id: number): Promise<void> {
  const { db } = api();
  const own = await db.select().from(branches).where(eq(branches.dealerId, id));
  const [branch] = own;
  if (!branch) throw new Error('no branch');
  await db
    .update(dealers)
    .set({ name: `${NAME} ${countryId}`, countryId })
    .where(eq(dealers.id, id));
  await db.update(branches).set({ place: 'Süderlügum' }).where(eq(branches.id, branch.id));
  await db.delete(priceLists).where(
    inArray(
      priceLists.branchId,
      own.map((one) => one.id),
    ),
  );
  const fee = (productId: number, customerGroupId: number, day: string, deliveryPointNetCents: number) => ({
    ...{ ...list, branchId: branch.id, productId, customerGroupId, stationNetCents: deliveryPointNetCents },
    validFrom: new Date(`${day}T05:00:00Z`),
  });
  const rows = [
    fee(PELLETS, 1, '2026-10-01', 3000),
    fee(PELLETS, 1, '2026-11-01', 3550),
    fee(PELLETS, 2, '2026-11-01', 3550),
    fee(PELLETS, 1, '2026-12-01', 4000),
    fee(HEATING_OIL, 1, '2026-11-01', 2500),
  ];
  await db.insert(priceLists).values(rows.map((row, at) => ({ ...row, id: 1_000_000 + id * 10 + at })));
}

beforeAll(async () => {
  await insertCustomer(api(), { email: 'georg@example.com', roles: [ROLES.financial] });
  await insertCustomer(api(), { email: 'hanna@example.com', roles: [ROLES.dealerSupport] });
  georg = await loggedIn(api(), 'georg@example.com');
  const some = await api().db.select({ id: dealers.id }).from(dealers).orderBy(dealers.id).limit(2);
  for (const [at, { id }] of some.entries()) {
    const countryId = at === 0 ? 1 : 3;
    ours.set(countryId, id);
    await publishPrices(countryId, id);
  }
});

const fees = async (query: Record<string, string>) =>
  (await georg.call(CALLS.stationFees, { query: { search: 'übersee', ...query } })).Rows;

describe('the fees for a delivery point', () => {
  it('are those of the prices that count and of those to come, once for all that say the same', async () => {
    expect(await fees({ country: '1' })).toEqual([
      expect.objectContaining({ ProductGroupId: 1, Fee: 25, Phase: 'current' }),
      {
        ...{ FeeId: expect.any(String), CountryId: 1, Currency: 'EUR', DealerId: ours.get(1), DealerName: `${NAME} 1` },
        ...{ ProductGroupId: 3, CustomerGroupIds: [1, 2], Branches: ['Süderlügum'], Fee: 35.5, Phase: 'current' },
        ValidFrom: '2026-11-01T05:00:00.000Z',
      },
      expect.objectContaining({ CustomerGroupIds: [1], Fee: 40, Phase: 'coming' }),
    ]);
  });

  it('are found by dealer, country, goods and phase', async () => {
    const visible = async (query: Record<string, string>) =>
      (await fees(query)).map(({ Currency, Fee }) => `${Currency} ${Fee}`);
    expect(await visible({ group: '1' })).toEqual(['EUR 25', 'CHF 25']);
    expect(await visible({ phase: 'coming' })).toEqual(['EUR 40', 'CHF 40']);
    expect(await visible({ country: '3', phase: 'current' })).toEqual(['CHF 25', 'CHF 35.5']);
    expect(await visible({ search: 'gibt es nicht' })).toEqual([]);
  });

  it('are sorted, francs and euros apart', async () => {
    expect((await fees({ sort: '-Fee' })).map(({ Fee }) => Fee)).toEqual([40, 35.5, 25, 40, 35.5, 25]);
    expect((await fees({ sort: '-ValidFrom', country: '1' })).map(({ Fee }) => Fee)[0]).toBe(40);
    expect((await fees({ sort: 'Group', country: '1' })).map(({ Fee }) => Fee)[0]).toBe(25);
  });

  it('count from their moment on', async () => {
    api().setNow(new Date('2026-12-01T05:00:00Z'));
    const later = await loggedIn(api(), 'georg@example.com');
    const query = { search: 'übersee', country: '1', group: '3' };
    const { Rows } = await later.call(CALLS.stationFees, { query });
    api().setNow(TEST_NOW);
    expect(Rows.map(({ Fee, Phase, CustomerGroupIds: [group] }) => [Fee, Phase, group])).toEqual([
      [35.5, 'current', 2],
      [40, 'current', 1],
    ]);
  });

  it('are pages of the same rows as the file', async () => {
    const pages = await Promise.all(
      ['1', '2'].map((page) => georg.call(CALLS.stationFees, { query: { country: '2', page } })),
    );
    const ids = pages.flatMap(({ Rows }) => Rows.map(({ FeeId }) => FeeId));
    expect(new Set(ids).size).toBe(50);
    const { text } = await georg.get(`${CALLS.exportStationFees.path}?search=${encodeURIComponent('übersee')}`);
    const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true });
    expect(rows).toHaveLength(6);
    expect(rows[1]).toEqual({
      ...{ Land: 'DE', Händlernummer: String(ours.get(1)), Händler: `'${NAME} 1`, Filialen: 'Süderlügum' },
      ...{ Warengruppe: 'Holzpellets lose', Kundengruppen: 'Privat, Gewerbe', Lieferpauschale: '35,50' },
      ...{ Währung: 'EUR', 'Gilt ab': '01.11.2026 06:00', Geltung: 'gilt' },
    });
    const excel = await georg.get(`${CALLS.exportStationFees.path}?country=2&format=xlsx`);
    expect(excel.text.startsWith('PK')).toBe(true);
  });

  it('have a number behind the last page too', async () => {
    const { Rows, Total } = await georg.call(CALLS.stationFees, { query: { search: 'übersee', page: '9' } });
    expect({ Rows, Total }).toEqual({ Rows: [], Total: 6 });
    expect(await georg.call(CALLS.stationFees, { query: { search: 'gibt es nicht' } })).toMatchObject({ Total: 0 });
  });

  it('are refused to who may not read rates, and with a query that does not fit', async () => {
    const hanna = await loggedIn(api(), 'hanna@example.com');
    for (const { path } of [CALLS.stationFees, CALLS.exportStationFees]) {
      expect((await hanna.get(path)).problem().code).toBe('FORBIDDEN');
      expect((await api().visitor().get(path)).status).toBe(401);
      expect((await georg.get(`${path}?phase=past`)).problem().code).toBe('VALIDATION');
    }
  });

  it('are read from the lists that count, by index, and once for a page and their number', async () => {
    const open = openDatabase({ url: api().databaseUrl, poolSize: 1, log: console, ...FILL_TIMEOUTS });
    try {
      // As after some weeks: most lists have ended.
      await open.pool.query(`
        insert into price_lists (id, branch_id, product_id, certification_id, customer_group_id, valid_from, unit_net_cents,
          scale_factors, zone_net_cents, station_net_cents)
        select 2000000 + row_number() over (), branch_id, product_id, certification_id, customer_group_id, valid_from - days * interval '1 day',
          unit_net_cents, scale_factors, zone_net_cents, station_net_cents
        from price_lists, generate_series(1, 9) as days where valid_until is null`);
      // Lists that end leave gaps in the index of open ones, by chance so many that the table is as cheap to read.
      await open.pool.query('reindex table price_lists');
      await vacuumTables(open.pool);
      const [handler] = feeList.handlers;
      if (!handler) throw new Error('no list');
      const parts = { db: open.db, services: api().services, now: TEST_NOW };
      const run = await getQueries(open.pool, () => timeList(handler, {}, parts));
      const large = await largeTables(open.pool);
      expect(large).toContain('price_lists');
      expect(run.filter(({ text }) => text.includes('group by branch.dealer_id'))).toHaveLength(1);
      expect((await Promise.all(run.map((query) => wholeReads(open.pool, query, large)))).flat()).toEqual([]);
    } finally {
      await open.close();
    }
  });
});
