import { customerCards } from '@heizplatz/api-customers';
import { dealers, priceLists, priceSeries } from '@heizplatz/api-dealers';
import { commissions } from '@heizplatz/api-finance';
import { users } from '@heizplatz/api-identity';
import { orderEvents, orderPositions, orders } from '@heizplatz/api-ordering';
import { type OpenDatabase, openDatabase, outbox } from '@heizplatz/api-platform';
import { FILL_TIMEOUTS, TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { SMALL_MARKET_TEMPLATE } from '@heizplatz/api-pricing/testing';
import { count, eq, sql } from 'drizzle-orm';
import { orderSequence } from '@heizplatz/api-ordering';
import { randomStreams } from '../random/random-streams';
import { loadMarket } from './load-market';

const SIZE = { name: 'viele', orders: 120, customers: 60, dealers: 50, years: 5 };

let open: OpenDatabase;
// Before the API's own: it drops the database.
afterAll(() => open.close());
const api = withApi({ template: SMALL_MARKET_TEMPLATE });

const load = () =>
  loadMarket(open.db, SIZE, { now: TEST_NOW, random: randomStreams(7), log: () => undefined, madeByRules: 30 });
const readAll = async (statement: ReturnType<typeof sql>) => (await open.db.execute(statement)).rows;

/** What protects the tables: references, unique columns, indexes and triggers. */
const readDefinitions = () =>
  readAll(sql`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u', 'c')
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);

let definitions: unknown[];
let made: number;

beforeAll(async () => {
  open = openDatabase({ url: api().databaseUrl, poolSize: 1, log: console, ...FILL_TIMEOUTS });
  definitions = await readDefinitions();
  // The numbers of this load go beyond six digits.
  await open.db.execute(sql`select setval(${orderSequence(1)}::regclass, 999990)`);
  made = await load();
}, 120_000);

describe('a market loaded at size', () => {
  it('has as many orders and customers as were made by the rules and copied', async () => {
    const [known] = await open.db.select({ value: count() }).from(orders);
    expect(made).toBeGreaterThan(SIZE.orders * 0.8);
    expect(known?.value).toBe(made);
    const [cards] = await open.db.select({ value: count() }).from(customerCards);
    expect(cards?.value).toBeGreaterThan(30);
  });

  it('gives each order a number and a time of its own, and its customer’s mailbox', async () => {
    const rows = await open.db
      .select({ number: orders.number, email: orders.email, placedAt: orders.placedAt, owner: users.email })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId));
    expect(rows).toHaveLength(made);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(made);
    for (const { number, email, owner, placedAt } of rows) {
      expect(number).toMatch(/^(DE|AT|CH)-\d{2}-(0\d{5}|[1-9]\d{5,})$/);
      expect([email, placedAt < TEST_NOW]).toEqual([owner, true]);
    }
    expect(rows.filter(({ number }) => number.length > 'DE-26-000000'.length).length).toBeGreaterThan(0);
  });

  it('copies split, events and commissions with their orders', async () => {
    const [split] = await readAll(sql`
      select count(*)::int as wrong from ${orders} where total_cents is distinct from
        (select sum(gross_cents) from ${orderPositions} where order_id = orders.id)
        or not exists (select from ${orderEvents} where order_id = orders.id)`);
    expect(split).toEqual({ wrong: 0 });
    const [numbers] = await readAll(sql`
      select count(*)::int as all, count(*) filter (where number = order_number)::int as same
      from ${commissions} join ${orders} on id = order_id`);
    expect(numbers?.['all']).toBeGreaterThan(made / 2);
    expect(numbers?.['same']).toBe(numbers?.['all']);
  });

  it('has as many dealers as requested, with years of prices and the mails of orders', async () => {
    expect(await open.db.$count(dealers)).toBe(SIZE.dealers);
    const [oldest] = await readAll(
      sql`select min(valid_from) < ${TEST_NOW.toISOString()}::timestamptz - interval '4 years' as is from ${priceLists}`,
    );
    expect(oldest).toEqual({ is: true });
    expect(await open.db.$count(priceSeries, sql`cardinality(daily_cents) between 90 and 1825`)).toBe(0);
    expect(await open.db.$count(outbox)).toBeGreaterThan(0);
  });

  it('leaves every reference, index and trigger as it was', async () => {
    expect(await readDefinitions()).toEqual(definitions);
  });

  it('is not loaded twice', async () => {
    expect(await load()).toBe(0);
    expect(await open.db.$count(orders)).toBe(made);
  });
});
