import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { FILL_TIMEOUTS, getQueries, TEST_NOW, timeList, vacuumTables, withApi } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { salesList } from './sales-list';

let open: OpenDatabase;
// Before the API's own: it drops the database.
afterAll(() => open.close());

const api = withApi();
const [list] = salesList.handlers;

beforeAll(async () => {
  open = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console, ...FILL_TIMEOUTS });
  await open.db.execute(sql`
    insert into commissions (order_id, order_number, dealer_id, country_id, product_group_id, month, arisen_on, basis_points, net_cents, weight_kg, amount_cents, state)
    select gen_random_uuid(), 'DE' || n, 1 + n % 50, 1, 3, date '2026-01-01' + (n % 10) * interval '1 month', date '2026-01-01', 100, 1000, 6000, 10, 'final'
    from generate_series(1, 20000) as n`);
  await vacuumTables(open.pool);
});

it.each([
  ['the months of a dealer', { dealer: '1' }, 'commissions_dealer_sales'],
  ['the dealers of a month', { month: '2026-03' }, 'commissions_month_sales'],
])('%s are summed up by an index alone', async (_, query, index) => {
  if (!list) throw new Error('sales have no list');
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const [ids, ...others] = await getQueries(open.pool, () => timeList(list, query, parts));
  expect(others.length).toBeGreaterThan(0);
  const { rows } = await open.pool.query(`explain ${ids?.text}`, [...(ids?.values ?? [])]);
  expect(JSON.stringify(rows)).toContain(`Index Only Scan using ${index}`);
});
