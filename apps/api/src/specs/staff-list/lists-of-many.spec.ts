import { writeFile } from 'node:fs/promises';
import { endOutlived } from '@heizplatz/api-customers';
import { fillCommissionsJob } from '@heizplatz/api-finance';
import { type Database, openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import {
  countFound,
  explainQuery,
  FILL_TIMEOUTS,
  LARGE_ROWS,
  largeTables,
  LIST_QUERIES,
  listHandlers,
  getQueries,
  rowsLookedAt,
  type RunQuery,
  TEST_NOW,
  timeList,
  vacuumTables,
  wholeReads,
  withApi,
} from '@heizplatz/api-platform/testing';
import { buildInPlace } from '@heizplatz/api-pricing';
import { SMALL_MARKET_TEMPLATE } from '@heizplatz/api-pricing/testing';
import { CALLS } from '@heizplatz/contract';
import { Client } from 'pg';
import { seedMarketOrders } from '../../demo/orders/seed-market-orders';
import { randomStreams } from '../../demo/random/random-streams';
import { ALL_HANDLERS } from '../../registry/all-handlers';

/**
 * `npm run bench -- lists` runs the full size (1,000 orders against 100,000) and writes the metrics to a file.
 */
const { LISTS_FEW = '1000', LISTS_MANY = '9000', LISTS_CUSTOMERS = '4000', LISTS_OUT } = process.env;
const FEW = { count: Number(LISTS_FEW), households: Math.ceil(Number(LISTS_FEW) / 2) };
const MANY = { count: Number(LISTS_MANY), households: Number(LISTS_CUSTOMERS) };
const MOST_TIMES = 5;
/** Few enough for any page, so that no ratio of them matters. */
const FEW_ROWS = 100;
/** The fastest counts: what else the machine does only ever adds. */
const RUNS = 7;

const random = randomStreams(7);
const today = '2026-11-21';
const seeding = { today, now: TEST_NOW, random, fitsReviews: false } as const;

let open: OpenDatabase;
// Before the API's own: it drops the database.
afterAll(() => open.close());

const api = withApi({
  template: SMALL_MARKET_TEMPLATE,
  services: async (_, db) => {
    const book = await buildInPlace(db, TEST_NOW, { creditCountries: [] });
    return { priceBook: { current: () => book } };
  },
});
// Releases are files, and permissions are code: their lists query no table.
const OF_FILES: readonly string[] = [CALLS.staffReleases.id, CALLS.publishedReleases.id, CALLS.staffPermissions.id];
const lists = listHandlers(ALL_HANDLERS).filter(({ call }) => !OF_FILES.includes(call.id));
const cases = lists.flatMap((list) => LIST_QUERIES.map((query) => ({ list, query })));
const getName = ({ list, query }: (typeof cases)[number]) => `${list.call.id} ${JSON.stringify(query)}`;

async function getAllTimes(): Promise<Map<string, number>> {
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const times = new Map<string, number>();
  for (const one of cases) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeList(one.list, one.query, parts));
    times.set(getName(one), Math.min(...runs));
  }
  return times;
}

async function getAllRows(): Promise<Map<string, number>> {
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const rows = new Map<string, number>();
  for (const one of cases) {
    const queries = await getQueries(open.pool, () => timeList(one.list, one.query, parts));
    let sum = 0;
    for (const query of queries) sum += await rowsLookedAt(open.pool, query);
    rows.set(getName(one), sum);
  }
  return rows;
}

/** What the list of that call queries. */
async function getQueriesOf(id: string, query: Readonly<Record<string, string>>): Promise<readonly RunQuery[]> {
  const list = lists.find(({ call }) => call.id === id);
  if (!list) throw new Error(`There is no list ${id}`);
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  return getQueries(open.pool, () => timeList(list, query, parts));
}

const explain = async (query: RunQuery): Promise<string> =>
  (await explainQuery(open.pool, query, 'verbose')).join('\n');

/** Queries and changes that are run on a database of its own connections, in transactions too. */
async function getStatements(action: (db: Database) => Promise<unknown>): Promise<readonly RunQuery[]> {
  const original = Client.prototype.query;
  const run: RunQuery[] = [];
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function query(
    this: unknown,
    ...args: unknown[]
  ) {
    const [first, values] = args;
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
    const parameters = Array.isArray(values) ? values : Reflect.get(Object(first), 'values');
    run.push({ text, values: Array.isArray(parameters) ? parameters : [], settings: [] });
    return Reflect.apply(original, this, args);
  });
  const traced = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console });
  try {
    await action(traced.db);
  } finally {
    await traced.close();
    spy.mockRestore();
  }
  return run.filter(({ text }) => /^\s*(?:select|with|update|delete)/i.test(text));
}

let few: Map<string, number>;
let many: Map<string, number>;

beforeAll(async () => {
  open = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console, ...FILL_TIMEOUTS });
  await seedMarketOrders(open.db, { name: 'wenige', ...FEW, ...seeding });
  await vacuumTables(open.pool);
  few = await getAllRows();
  const fewMs = LISTS_OUT ? await getAllTimes() : few;
  await seedMarketOrders(open.db, { name: 'viele', ...MANY, ...seeding });
  await vacuumTables(open.pool);
  many = await getAllRows();
  if (!LISTS_OUT) return;
  const manyMs = await getAllTimes();
  // Of few orders a search finds few: what a full page takes beside it is no growth.
  const metrics = cases.map((one) => {
    const [own, page] = [one, { ...one, query: {} }].map((each) => fewMs.get(getName(each)) ?? 0);
    return { name: getName(one), before: Math.max(own ?? 0, page ?? 0), after: manyMs.get(getName(one)) ?? 0 };
  });
  await writeFile(LISTS_OUT, JSON.stringify(metrics));
}, 1_800_000);

it('knows the lists of staff', () => {
  const ids = lists.map(({ call }) => call.id);
  expect(ids).toEqual(expect.arrayContaining(['staffCustomers', 'auditLog', 'staffMails', 'staffWithdrawals']));
});

it('a table that is read whole counts with all its rows', async () => {
  const whole = { text: `select number from orders where state <> 'nobody''s'`, values: [], settings: [] };
  const { rows } = await open.pool.query<{ count: number }>('select count(*)::int as count from orders');
  expect(await rowsLookedAt(open.pool, whole)).toBeGreaterThanOrEqual(rows[0]?.count ?? Infinity);
});

/** A search may read a small table whole, and walk on until its page is full of a frequent name. */
const ofSearch = (found: number): number => MOST_TIMES * found + LARGE_ROWS;

it('a page of many times the orders looks at five times the rows at most, a search at five times what it finds', async () => {
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const slow: string[] = [];
  for (const one of cases) {
    const [before = 0, after = 0] = [few.get(getName(one)), many.get(getName(one))];
    const isSearch = 'search' in one.query;
    const ofFew = MOST_TIMES * Math.max(before, FEW_ROWS);
    const allowed = isSearch ? Math.max(ofFew, ofSearch(await countFound(one.list, one.query, parts))) : ofFew;
    if (after > allowed) slow.push(`${getName(one)}: ${before} → ${after} rows`);
  }
  expect(slow).toEqual([]);
});

it('a search of orders reads their words alone, and by further filters an index of orders alone', async () => {
  const run = await getQueriesOf('staffOrders', { search: 'huber' });
  for (const one of run) expect(await explain(one)).not.toContain('staff_order_words');
  const [ids] = run;
  expect(ids && (await explain(ids))).not.toContain('on public.orders');
  const [filtered] = await getQueriesOf('staffOrders', { search: 'huber', state: 'open' });
  expect(filtered && (await explain(filtered))).toMatch(/Index Only Scan using orders_(?:found|open)_list/);
});

it.each(['staffOrders', 'cancellationList'])('%s finds a whole order number by the index of numbers', async (id) => {
  const { rows } = await open.pool.query<{ number: string }>('select number from orders order by number limit 1');
  const run = (await getQueriesOf(id, { search: rows[0]?.number ?? '' })).filter(({ settings }) => settings.length > 0);
  const plans: string[] = [];
  for (const one of run) plans.push(await explain(one));
  expect(plans.join('\n')).toMatch(/using orders_number_\w+/);
  expect(plans.join('\n')).not.toContain('order_words_search');
});

it.each(['staffOrders', 'cancellationList'])(
  '%s computes all rows of a search once, and none without a word',
  async (id) => {
    const counting = (await getQueriesOf(id, { search: 'huber' })).filter(({ text }) => text.includes('as counted'));
    expect(counting.map(({ text }) => text)).toEqual([expect.stringMatching(/materialized[^]+as counted/)]);
    const all = await getQueriesOf(id, { search: ' , ' });
    expect(all.filter(({ text }) => text.includes('materialized'))).toEqual([]);
  },
);

it('a search of orders reads the index of words for a part of a frequent name', async () => {
  const run = (await getQueriesOf('staffOrders', { search: 'hub' })).filter(({ settings }) => settings.length > 0);
  const plans: string[] = [];
  for (const one of run) plans.push(await explain(one));
  expect(plans.join('\n')).toContain('Bitmap Index Scan on order_words_search');
  expect(plans.join('\n')).not.toMatch(/Seq Scan on public\.(?:orders|order_words)\b/);
});

it('a search of withdrawals makes no words of the orders that it finds', async () => {
  const run = await getQueriesOf('staffWithdrawals', { search: 'huber' });
  for (const one of run) expect(await explain(one)).not.toContain('staff_order_words');
});

it('a search of cancellations reads the words of cases alone, and makes no words of them', async () => {
  const run = (await getQueriesOf('cancellationList', { search: 'hub' })).filter(({ settings }) => settings.length > 0);
  const plans: string[] = [];
  for (const one of run) plans.push(await explain(one));
  expect(plans.join('\n')).toContain('case_words');
  expect(plans.join('\n')).not.toContain('order_words');
  expect(plans.join('\n')).not.toContain('staff_order_words');
});

it('the order export counts and pages by an index alone, whatever it is filtered and sorted by', async () => {
  const filters = [{}, { country: '3' }, { dealer: '1' }, { dateKind: 'delivered', from: '2026-01-01' }];
  const sorts = ['-date', 'delivered', '-invoiced'];
  const reading: string[] = [];
  for (const query of filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort })))) {
    const run = await getQueriesOf('orderExportRows', query);
    // The last reads the rows of the page.
    for (const one of run.slice(0, -1))
      if (!(await explain(one)).includes('Index Only Scan')) reading.push(`${JSON.stringify(query)}: ${one.text}`);
  }
  expect(reading).toEqual([]);
});

it.each([
  ['commissions', fillCommissionsJob],
  ['outlived data', endOutlived],
] as const)('the nightly job of %s reads neither orders nor mails whole', async (_, job) => {
  const { services, app } = api();
  const context = { services, clock: () => TEST_NOW, random: () => 0.5, log: app.log, isLastAttempt: false };
  await job.run({}, { ...context, db: open.db });
  const run = await getStatements((db) => job.run({}, { ...context, db }));
  expect(run.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const one of run) whole.push(...((await explain(one)).match(/Seq Scan on (?:orders|outbox)\b/g) ?? []));
  expect(whole).toEqual([]);
});

it.each(cases.map((one) => [getName(one), one] as const))('%s reads no large table whole', async (_, one) => {
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const run = await getQueries(open.pool, () => timeList(one.list, one.query, parts));
  expect(run.length).toBeGreaterThan(0);
  const large = await largeTables(open.pool);
  expect(large).toContain('orders');
  const whole: string[] = [];
  for (const query of run) whole.push(...(await wholeReads(open.pool, query, large)));
  expect(whole).toEqual([]);
});
