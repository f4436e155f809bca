import { ANYONE, defineCall } from '@heizplatz/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type FrozenWay, createFrozenWay } from '../../database/testing/frozen-way';
import { withApi } from '../../testing/api-test';
import { defineHandler } from './define-handler';

const Done = v.object({ success: v.boolean() });
const buildCall = (id: string, method: 'GET' | 'POST' = 'GET') =>
  defineCall({ id, summary: id, method, path: `/api/${id}`, response: Done, access: ANYONE, csrf: false });
const asking = (seconds: number, call = buildCall(`asks${seconds * 10}`)) =>
  defineHandler(call, async (_, { db }) => {
    await db.execute(sql`select pg_sleep(${seconds})`);
    return { success: true };
  });

let way: FrozenWay;
let isFrozen = false;
function freeze(): void {
  isFrozen = true;
  way.freeze();
}
let finished: Promise<unknown> = Promise.resolve();
/** Writes, and waits for a database that has fallen silent, before it commits. */
const writing = defineHandler(buildCall('writesLate', 'POST'), async (_, { db }) => {
  const write = db.transaction(async (tx) => {
    await tx.execute(sql`insert into late_writes values (1)`);
    freeze();
    await tx.execute(sql`select 1`);
  });
  finished = write.catch((reason: unknown) => reason);
  await write;
  return { success: true };
});
const PATIENCE_MS = 1000;
const api = withApi({
  handlers: [
    asking(0),
    asking(2.5),
    asking(0, buildCall('writes', 'POST')),
    writing,
    defineHandler(buildCall('thinks'), () => ({ success: true })),
  ],
  env: { DATABASE_PATIENCE_MS: String(PATIENCE_MS) },
  through: async (url) => (way = await createFrozenWay(url)).url,
});
// Time stands, so that a busy machine passes no limit, and passes where a test says so. The driver goes on by the others.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] }));
afterEach(() => {
  jest.useRealTimers();
  isFrozen = false;
  way.thaw();
});
afterAll(() => way.close());

/** Sends requests, and resolves once the API has received them all. */
async function begin<T>(count: number, send: () => Promise<T>): Promise<readonly Promise<T>[]> {
  const { server } = api().app;
  let missing = count;
  const received = new Promise<void>((resolve) => {
    server.on('request', function note() {
      missing -= 1;
      if (missing > 0) return;
      server.off('request', note);
      resolve();
    });
  });
  const responses = Array.from({ length: count }, send);
  await received;
  await nextTurn();
  return responses;
}
/** What the limits together may take at most. */
const passTwoSeconds = () => jest.advanceTimersByTimeAsync(2000);

describe('while the database is frozen', () => {
  it.each([['/api/asks0'], ['/outbox']])('GET %s is a 503 within 2 s', async (path) => {
    expect((await api().visitor().get(path)).status).toBe(200);
    freeze();
    const [response] = await begin(1, () => api().visitor().get(path));
    await passTwoSeconds();
    const { status, headers } = (await response)!;
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('more calls than the pool has connections are each a 503 within 2 s, writes too', async () => {
    freeze();
    const responses = await begin(30, () => api().visitor().post('/api/writes', {}));
    await passTwoSeconds();
    for (const { status, headers } of await Promise.all(responses))
      expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('what needs no database is answered, and everything once it is back', async () => {
    freeze();
    const [refused] = await begin(1, () => api().visitor().get('/api/asks0'));
    expect((await api().visitor().get('/api/thinks')).status).toBe(200);
    await passTwoSeconds();
    expect((await refused)?.problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    way.thaw();
    expect((await api().visitor().get('/api/asks0')).status).toBe(200);
  });
});

it('what was begun while the database was frozen is undone once its sender has read 503, and may be sent again', async () => {
  const { db } = api();
  await db.execute(sql`create table late_writes (id int)`);
  const response = api().visitor().post('/api/writesLate', { any: 'body' });
  while (!isFrozen) await nextTurn();
  await passTwoSeconds();
  expect((await response).status).toBe(503);
  way.thaw();
  expect(await finished).toMatchObject({ cause: { message: 'the sender was refused before the commit' } });
  expect((await db.execute(sql`select id from late_writes`)).rows).toEqual([]);
  expect((await db.transaction((tx) => tx.execute(sql`insert into late_writes values (2) returning id`))).rows).toEqual(
    [{ id: 2 }],
  );
});

it('a slow statement of a database that answers is waited for', async () => {
  const { db } = api();
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  // A server process is called idle before it sends its answer, and reads on once it has sent it.
  const isAnswered = async () =>
    (
      await db.execute(sql`
        select 1 from pg_stat_activity
        where application_name = 'heizplatz-watch' and state = 'idle' and wait_event = 'ClientRead'
          and query_start > ${rows[0]?.at}::timestamptz`)
    ).rows.length > 0;
  const [response] = await begin(1, () => api().visitor().get('/api/asks25'));
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  while (!(await isAnswered()));
  // Its answer takes the same way as this one.
  await db.execute(sql`select 1`);
  await passTwoSeconds();
  expect((await response)?.status).toBe(200);
});
