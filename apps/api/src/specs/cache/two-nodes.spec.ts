import { priceSeries } from '@heizplatz/api-dealers';
import {
  type CallCache,
  type Database,
  flushTags,
  isCached,
  listenForFlushes,
  createCallCache,
  openDatabase,
} from '@heizplatz/api-platform';
import { TEST_NOW, TestClient, withApi } from '@heizplatz/api-platform/testing';
import { siteHandlers } from '@heizplatz/api-pricing';
import { CALLS } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../app';

const log = pino({ level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];

/** A node's own cache, which is notified when other nodes flush. */
async function createNodeCache(databaseUrl: string): Promise<CallCache> {
  const cache = createCallCache();
  const listener = await listenForFlushes({ databaseUrl, cache, log });
  closers.push(cache.close, listener.close);
  return cache;
}

/** Before any node listens: the write is announced too. */
async function insertSeries(db: Database): Promise<void> {
  const series = { countryId: 1, placeKind: 'country', placeKey: '1', productId: 20, firstDay: '2026-11-21' };
  await db.insert(priceSeries).values({ ...series, dailyCents: [30_000] });
}

const api = withApi({
  handlers: siteHandlers,
  prepare: insertSeries,
  services: async (_, __, databaseUrl) => ({ cache: await createNodeCache(databaseUrl) }),
});
let second: FastifyInstance;
let nodes: TestClient[];

beforeAll(async () => {
  const { databaseUrl, services } = api();
  const { db, pool, close } = openDatabase({ url: databaseUrl, poolSize: 2, log });
  second = await buildApp({
    ...{ db, pool, log, config: services.config, handlers: siteHandlers },
    services: { ...services, cache: await createNodeCache(databaseUrl) },
    clock: () => TEST_NOW,
    random: () => 0.5,
  });
  await second.listen({ host: '127.0.0.1', port: 0 });
  closers.push(close, () => second.close());
  const address = second.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  nodes = [api().visitor(), new TestClient(port, 1)];
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const getPricesOfNodes = () =>
  Promise.all(nodes.map(async (node) => (await node.call(CALLS.priceFaq, { params: { countryId: 1 } })).high3Y));
const setPrice = (db: Database, cents: number) =>
  db
    .update(priceSeries)
    .set({ dailyCents: [cents] })
    .where(eq(priceSeries.productId, 20));

/** Polls until the nodes have been notified, ten seconds at most. */
async function untilPrices(expected: number): Promise<number[]> {
  const end = Date.now() + 10_000;
  for (;;) {
    const prices = await getPricesOfNodes();
    if (prices.every((price) => price === expected) || Date.now() > end) return prices;
  }
}

/** As nobody writes: without the table's triggers, so that no node notices. */
const setPriceSilently = (cents: number) =>
  api().db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await setPrice(tx, cents);
  });

describe('two nodes on one database', () => {
  it('answer from their memories until a table that the call reads is written, and then both anew', async () => {
    expect(await getPricesOfNodes()).toEqual([300, 300]);
    await setPriceSilently(30_500);
    expect(await getPricesOfNodes()).toEqual([300, 300]);
    await flushTags(api().db, ['places', 'news']);
    expect(await getPricesOfNodes()).toEqual([300, 300]);
    await setPrice(api().db, 31_000);
    expect(await untilPrices(310)).toEqual([310, 310]);
  });

  it('forget nothing before the transaction that writes commits, and nothing when it does not', async () => {
    await api().db.transaction(async (tx) => {
      await setPrice(tx, 32_000);
      expect(await getPricesOfNodes()).toEqual([310, 310]);
    });
    expect(await untilPrices(320)).toEqual([320, 320]);
    await setPriceSilently(33_000);
    const failing = api().db.transaction(async (tx) => {
      await setPrice(tx, 34_000);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await getPricesOfNodes()).toEqual([320, 320]);
  });

  it('keep different questions apart, and refuse what is none', async () => {
    const [node] = nodes;
    const series = (days: number) => node?.call(CALLS.priceSeries, { params: { countryId: 1 }, query: { days } });
    expect((await series(1))?.Result).toHaveLength(1);
    const austria = await node?.get('/api/site/2/price-faq');
    expect(austria?.problem().status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const wrong = await node?.get('/api/site/1/prices/series?days=alle');
      expect(wrong?.problem().code).toBe('VALIDATION');
    }
  });
});

it('keeps calls alone that change nothing and that everybody may make', () => {
  const cached = Object.values(CALLS).filter(isCached);
  expect(cached.length).toBeGreaterThan(10);
  for (const { id, method, access, csrf, body } of cached)
    expect({ id, method, access: access.kind, csrf, body }).toEqual({
      id,
      method: 'GET',
      access: 'anyone',
      csrf: false,
    });
});
