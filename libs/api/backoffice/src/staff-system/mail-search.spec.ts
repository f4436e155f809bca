import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import {
  explainQuery,
  FILL_TIMEOUTS,
  getQueries,
  TEST_NOW,
  timeList,
  vacuumTables,
  withApi,
} from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { mailList } from './mail-list';

let open: OpenDatabase;
// Before the API's own: it drops the database.
afterAll(() => open.close());

const api = withApi();
const [list] = mailList.handlers;

beforeAll(async () => {
  open = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console, ...FILL_TIMEOUTS });
  await open.db.execute(sql`
    insert into outbox (country_id, kind, recipient, subject, text, html, attachments, state, created_at)
    select 1, 'order-received', case n % 200 when 0 then 'max' else 'uwe' end || n || '@example.com',
      'Ihre Bestellung DE-26-' || lpad(n::text, 6, '0') || ' ist eingegangen', repeat('Guten Tag. ', 60), '', '[]', 'sent',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 20000) as n`);
  await vacuumTables(open.pool);
});

/** Of the ids of a page and of their number. */
async function findPlans(search: string): Promise<string> {
  if (!list) throw new Error('mails have no list');
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const run = await getQueries(open.pool, () => timeList(list, { search }, parts));
  const ofSearch = run.filter(({ settings }) => settings.length > 0);
  const plans: string[] = [];
  for (const query of ofSearch) plans.push(...(await explainQuery(open.pool, query, 'costs')).map(String));
  return plans.join('\n');
}

it.each([
  ['a mailbox', 'max1400@example.com'],
  ['the beginning of many mailboxes', 'ma'],
])('counts the mails that %s finds by their index', async (_, search) => {
  const plans = await findPlans(search);
  expect(plans).toContain('Bitmap Index Scan on mail_words_search');
  expect(plans).not.toContain('Seq Scan');
  expect(plans).not.toMatch(/ on outbox /);
});

it('reads the words themselves for a word of all mails, and the newest of them in their order', async () => {
  const plans = await findPlans('bestellung');
  expect(plans).toContain('Seq Scan on mail_words');
  expect(plans).toContain('Index Scan Backward using mail_words_list');
  expect(plans).not.toContain('Bitmap Index Scan');
});

it('changes the costs of the planner for the search alone', async () => {
  await findPlans('ma');
  await findPlans('bestellung');
  const { rows } = await open.pool.query(
    `select current_setting('cpu_operator_cost') as cost, current_setting('enable_sort') as sort`,
  );
  expect(rows).toEqual([{ cost: '0.0025', sort: 'on' }]);
});
