import { openDatabase, type OpenDatabase, toProblem } from '@heizplatz/api-platform';
import { createTestDatabase, type TestDatabase, withAdmin } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../../database/migrations/migrate-database';
import { ALL_JOBS } from '../../registry/all-jobs';

const log = { error: jest.fn() };

describe('a database', () => {
  let database: TestDatabase;
  let opened: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    opened = openDatabase({ url: database.url, poolSize: 2, log });
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  it('whose connections are cut off fails the call as unavailable, and works again', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const running = opened.db.execute(sql`select pg_sleep(30)`).catch((error: unknown) => error);
    await withAdmin(async (admin) => {
      const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like $2';
      for (let cutOff = 0; !cutOff;) cutOff = (await admin.query(cut, [name, '%pg_sleep%'])).rowCount ?? 0;
    });
    expect(toProblem(await running)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    const { rows } = await opened.db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('without a free client fails the call as unavailable in time', async () => {
    const impatient = openDatabase({ url: database.url, poolSize: 1, log });
    const client = await impatient.pool.connect();
    // From here on: a loaded machine takes longer to open the connection itself.
    impatient.pool.options.connectionTimeoutMillis = 200;
    const error: unknown = await impatient.db.execute(sql`select 1`).catch((reason: unknown) => reason);
    expect(toProblem(error).code).toBe('UNAVAILABLE');
    client.release();
    await impatient.close();
  });

  it('is reached by a process that computes for two seconds while it connects', async () => {
    const busy = openDatabase({ url: database.url, poolSize: 2, log });
    const calls = Promise.all([busy.db.execute(sql`select 1 as one`), busy.db.execute(sql`select 1 as one`)]);
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);
    expect((await calls).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await busy.close();
  });

  it.each([
    [50, 'UNAVAILABLE'],
    [60_000, null],
  ])('waits %d ms for a client, however long this process computed: %s', async (connectionTimeoutMs, code) => {
    const patient = openDatabase({ url: database.url, poolSize: 1, log, connectionTimeoutMs: 60_000 });
    const client = await patient.pool.connect();
    // From here on: a loaded machine takes longer than 50 ms to open the connection itself.
    patient.pool.options.connectionTimeoutMillis = connectionTimeoutMs;
    const failure: Promise<unknown> = patient.db.execute(sql`select 1`).then(
      () => null,
      (reason: unknown) => toProblem(reason).code,
    );
    // The pool's own time-out is due when this returns.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    await new Promise((resolve) => setTimeout(resolve));
    client.release();
    expect(await failure).toBe(code);
    await patient.close();
  });

  it('that is not there fails the call as unavailable', async () => {
    const nowhere = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none', poolSize: 1, log });
    const error: unknown = await nowhere.db.execute(sql`select 1`).catch((reason: unknown) => reason);
    expect(toProblem(error).options.retryAfterSeconds).toBe(5);
    await nowhere.close();
  });

  it('refuses a number that no column takes as the sender’s fault', async () => {
    const error: unknown = await opened.db
      .execute(sql`select ${'99999999999'}::integer`)
      .catch((reason: unknown) => reason);
    expect(toProblem(error)).toMatchObject({ code: 'VALIDATION', status: 400 });
  });

  it('is migrated by several nodes at once without a failure', async () => {
    const folder = `${__dirname}/../../../migrations`;
    await opened.db.execute(sql`drop schema public cascade`);
    await opened.db.execute(sql`drop schema pgboss cascade`);
    await opened.db.execute(sql`drop schema drizzle cascade`);
    await opened.db.execute(sql`create schema public`);
    await Promise.all([1, 2, 3].map(() => migrateDatabase({ url: database.url, folder, jobs: ALL_JOBS, log })));
    const { rows } = await opened.db.execute(sql`select count(*)::int as orders from orders`);
    expect(rows).toEqual([{ orders: 0 }]);
  });
});
