import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { toProblem } from '../http/problems/to-problem';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase, type OpenDatabase } from './open-database';
import { type FrozenWay, createFrozenWay } from './testing/frozen-way';

const log = { error: () => undefined };
const getReason = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );
const unavailable = { code: 'UNAVAILABLE', status: 503, options: { retryAfterSeconds: 5 } };

let database: TestDatabase;
let way: FrozenWay;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  way = await createFrozenWay(database.url);
});
afterEach(async () => {
  way.thaw();
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await way.close();
  await database.drop();
});

function open(limits: Partial<Parameters<typeof openDatabase>[0]> = {}): OpenDatabase {
  const one = openDatabase({ url: way.url, poolSize: 1, log, ...limits });
  opened.push(one);
  return one;
}
const one = async ({ db }: OpenDatabase) => (await db.execute(sql`select 1 as one`)).rows;

describe('a server that ends', () => {
  /** Of the reason for which a statement failed: PostgreSQL's own code. */
  const getCode = (reason: unknown): unknown => reason instanceof Error && Reflect.get(Object(reason.cause), 'code');

  it('a long statement makes the call unavailable', async () => {
    const { db } = open({ statementTimeoutMs: 400 });
    const reason = await getReason(db.execute(sql`select pg_sleep(30)`));
    expect(getCode(reason)).toBe('57014');
    expect(toProblem(reason)).toMatchObject(unavailable);
  });

  it('a wait for a lock makes the call unavailable, after half the time of a statement where nothing else is said', async () => {
    const { db } = open({ poolSize: 2, lockTimeoutMs: 200 });
    const reason = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
      return getReason(db.execute(sql`select pg_advisory_xact_lock(4711)`));
    });
    expect(getCode(reason)).toBe('55P03');
    expect(toProblem(reason)).toMatchObject(unavailable);
    expect(open({ statementTimeoutMs: 400 }).pool.options).toMatchObject({ lock_timeout: 200 });
  });

  it('a silent transaction makes the call unavailable', async () => {
    const { db, pool } = open({ statementTimeoutMs: 400 });
    const ended = new Promise((resolve) => pool.once('connect', (client) => client.once('error', resolve)));
    const silence = await getReason(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await ended;
        await tx.execute(sql`select 1`);
      }),
    );
    expect(toProblem(silence)).toMatchObject(unavailable);
    expect(toProblem(Object.assign(new Error('idle'), { code: '25P03' }))).toMatchObject(unavailable);
  });
});

it('a statement without a limit has none on the client either', async () => {
  const { db, pool } = open({ statementTimeoutMs: 0 });
  const { rows } = await db.execute(sql`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`);
  expect(rows.map(({ setting }) => setting)).toEqual(['0', '0', '0']);
  expect(pool.options).toMatchObject({ query_timeout: 0 });
});

it('a statement that nobody waits for any more is ended on the server: nothing is written once its lock is free', async () => {
  const holder = openDatabase({ url: database.url, poolSize: 2, log });
  // Nothing of the server's own limits ends it before.
  const limits = { statementTimeoutMs: 600_000, responseTimeoutMs: 300 };
  const waiter = openDatabase({ url: database.url, poolSize: 1, log, name: 'given-up', ...limits });
  opened.push(holder, waiter);
  const { db } = holder;
  await db.execute(sql`create table held (id int)`);
  const getWaiterStatements = async () =>
    (await db.execute(sql`select 1 from pg_stat_activity where application_name = 'given-up'`)).rows.length;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table held in exclusive mode`);
    const reason = await getReason(waiter.db.execute(sql`insert into held values (1)`));
    expect(toProblem(reason)).toMatchObject(unavailable);
    while ((await getWaiterStatements()) > 0) await new Promise((done) => setTimeout(done, 20));
  });
  expect((await db.execute(sql`select id from held`)).rows).toEqual([]);
});

describe('a server that falls silent', () => {
  const impatient = { responseTimeoutMs: 300 };
  let isFrozen = false;
  const freeze = () => {
    isFrozen = true;
    way.freeze();
  };
  beforeEach(() => {
    isFrozen = false;
    // The driver goes on by these.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  /** For the client, time passes only while the server is silent: a busy machine passes no limit. */
  async function getReasonOfSilence(work: Promise<unknown>): Promise<unknown> {
    let isOver = false;
    const reason = getReason(work).finally(() => (isOver = true));
    while (!isOver) await (isFrozen ? jest.advanceTimersByTimeAsync(100) : nextTurn());
    return reason;
  }

  it('fails a query as unavailable, and works again with a new connection', async () => {
    const input = open(impatient);
    await one(input);
    freeze();
    expect(toProblem(await getReasonOfSilence(one(input)))).toMatchObject(unavailable);
    way.thaw();
    expect(await one(input)).toEqual([{ one: 1 }]);
  });

  it('before a transaction keeps no connection of the pool', async () => {
    const input = open(impatient);
    await one(input);
    freeze();
    expect(toProblem(await getReasonOfSilence(input.db.transaction(async () => 1)))).toMatchObject(unavailable);
    way.thaw();
    expect(await one(input)).toEqual([{ one: 1 }]);
    expect(input.pool.totalCount).toBe(1);
  });

  it('within a transaction undoes it, and the next one does not run inside of it', async () => {
    const input = open(impatient);
    await input.db.execute(sql`create table kept (id int)`);
    const reason = await getReasonOfSilence(
      input.db.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values (1)`);
        freeze();
        await tx.execute(sql`insert into kept values (2)`);
      }),
    );
    expect(toProblem(reason)).toMatchObject(unavailable);
    way.thaw();
    await input.db.transaction((tx) => tx.execute(sql`insert into kept values (3)`));
    const { rows } = await input.db.execute(sql`select id from kept`);
    expect(rows).toEqual([{ id: 3 }]);
  });
});
