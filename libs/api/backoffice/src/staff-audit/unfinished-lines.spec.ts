import {
  auditUnfinished,
  insertAuditLine,
  insertAuditOutcome,
  openDatabase,
  type OpenDatabase,
} from '@heizplatz/api-platform';
import { FILL_TIMEOUTS, getQueries, rowsLookedAt, TEST_NOW, timeList, withApi } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { auditList } from './audit-list';

let open: OpenDatabase;
/** How often the unfinished lines were read whole while all lines were written. */
let wholeScans: unknown;
// Before the API's own: it drops the database.
afterAll(() => open.close());

const api = withApi();
const DONE = 20_000;
const [list] = auditList.handlers;

beforeAll(async () => {
  open = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console, ...FILL_TIMEOUTS });
  const broken = await begin();
  // Known to be small, as in production.
  await open.db.execute(sql`vacuum analyze audit_unfinished`);
  await insertAuditOutcome(open.db, { auditId: broken, at: TEST_NOW, outcome: 'done' });
  await open.db.transaction(async (tx) => {
    await tx.execute(sql`
    with lines as (
      insert into audit_log (at, request_id, country_id, ip, actor_id, actor_name, call_id, request)
      select ${TEST_NOW}, 'r' || n, 1, '127.0.0.1', 1, 'Jonas Brandl', 'impersonate', '{}'
      from generate_series(1, ${DONE}::int) as n returning id, at
    )
    insert into audit_outcomes (audit_id, at, outcome) select id, at, 'done' from lines`);
    const { rows } = await tx.execute(
      sql`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'audit_unfinished'`,
    );
    wholeScans = rows;
  });
  await open.db.execute(sql`analyze audit_log, audit_outcomes, audit_unfinished`);
});

const begin = () =>
  insertAuditLine(api().db, {
    ...{ at: TEST_NOW, requestId: 'r', countryId: 1, ip: '::1', actorId: 1, actorName: 'Jonas Brandl' },
    ...{ callId: 'impersonate', request: {} },
  });
const readUnfinished = async () => (await api().db.select().from(auditUnfinished)).map(({ auditId }) => auditId);

it('the outcomes of many lines find each by its index', () => {
  expect(wholeScans).toEqual([{ scans: 0 }]);
});

it('a line is unfinished from its begin to its outcome, also among many of one statement', async () => {
  expect(await readUnfinished()).toEqual([]);
  const [broken, done] = [await begin(), await begin()];
  expect(await readUnfinished()).toEqual([broken, done]);
  await insertAuditOutcome(api().db, { auditId: done, at: TEST_NOW, outcome: 'done' });
  expect(await readUnfinished()).toEqual([broken]);
});

it('lines without an outcome are found without a look at those that have one', async () => {
  if (!list) throw new Error('the log has no list');
  const parts = { db: open.db, services: api().services, now: TEST_NOW };
  const run = await getQueries(open.pool, () => timeList(list, { outcome: 'broken' }, parts));
  let looked = 0;
  for (const one of run) looked += await rowsLookedAt(open.pool, one);
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(100);
});
