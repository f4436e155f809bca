import { ANYONE, defineCall } from '@heizplatz/contract';
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
let finished: Promise<unknown> = Promise.resolve();
/** Writes, and waits for a database that has fallen silent, before it commits. */
const writing = defineHandler(buildCall('writesLate', 'POST'), async (_, { db }) => {
  const write = db.transaction(async (tx) => {
    await tx.execute(sql`insert into late_writes values (1)`);
    way.freeze();
    await tx.execute(sql`select 1`);
  });
  finished = write.catch((reason: unknown) => reason);
  await write;
  return { success: true };
});
const api = withApi({
  handlers: [
    asking(0),
    asking(2.5),
    asking(0, buildCall('writes', 'POST')),
    writing,
    defineHandler(buildCall('thinks'), () => ({ success: true })),
  ],
  env: { DATABASE_PATIENCE_MS: '1000' },
  through: async (url) => (way = await createFrozenWay(url)).url,
});
afterEach(() => way.thaw());
afterAll(() => way.close());

async function timed(request: () => Promise<{ status: number; headers: Record<string, unknown> }>) {
  const fromMs = Date.now();
  const response = await request();
  return { answer: response, ms: Date.now() - fromMs };
}

describe('while the database is frozen', () => {
  it.each([['/api/asks0'], ['/outbox']])('GET %s is a 503 within 2 s', async (path) => {
    expect((await api().visitor().get(path)).status).toBe(200);
    way.freeze();
    const { answer: response, ms } = await timed(() => api().visitor().get(path));
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(ms).toBeLessThan(2000);
  });

  it('more calls than the pool has connections are each a 503 within 2 s, writes too', async () => {
    way.freeze();
    const all = Array.from({ length: 30 }, () => timed(() => api().visitor().post('/api/writes', {})));
    for (const { answer: response, ms } of await Promise.all(all)) {
      expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
      expect(ms).toBeLessThan(2000);
    }
  });

  it('what needs no database is answered, and everything once it is back', async () => {
    way.freeze();
    const refused = api().visitor().get('/api/asks0');
    expect((await api().visitor().get('/api/thinks')).status).toBe(200);
    expect((await refused).problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    way.thaw();
    expect((await api().visitor().get('/api/asks0')).status).toBe(200);
  });
});

it('what was begun while the database was frozen is undone once its sender has read 503, and may be sent again', async () => {
  const { db } = api();
  await db.execute(sql`create table late_writes (id int)`);
  const { answer: response } = await timed(() => api().visitor().post('/api/writesLate', { any: 'body' }));
  expect(response.status).toBe(503);
  way.thaw();
  expect(await finished).toMatchObject({ cause: { message: 'the sender was refused before the commit' } });
  expect((await db.execute(sql`select id from late_writes`)).rows).toEqual([]);
  expect((await db.transaction((tx) => tx.execute(sql`insert into late_writes values (2) returning id`))).rows).toEqual(
    [{ id: 2 }],
  );
});

it('a slow statement of a database that answers is waited for', async () => {
  const { answer: response, ms } = await timed(() => api().visitor().get('/api/asks25'));
  expect(response.status).toBe(200);
  expect(ms).toBeGreaterThan(2400);
});
