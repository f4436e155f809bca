import { EventEmitter, once } from 'node:events';
import { dealers, MARKET_TAGS, priceImportHandlers } from '@heizplatz/api-dealers';
import { identityHandlers } from '@heizplatz/api-identity';
import {
  type CallCache,
  type Database,
  listenForFlushes,
  createCallCache,
  openDatabase,
} from '@heizplatz/api-platform';
import { TEST_NOW, TestClient, withApi } from '@heizplatz/api-platform/testing';
import { cachePriceBook, createBookBuilder, pricingHandlers, readVersion } from '@heizplatz/api-pricing';
import { CALLS, type CalculationConfigurationInput } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../app';
import {
  COLLEAGUE,
  DEALER_KEY,
  dealerSupport,
  EXAMPLE_PRICES,
  EXAMPLE_MARKET,
} from '../staff-dealers/testing/staffed-market';

const log = pino({ level: 'silent' });
const handlers = [...identityHandlers, ...pricingHandlers, ...priceImportHandlers];
const closers: (() => Promise<unknown>)[] = [];
let now = TEST_NOW;
const clock = () => now;

/** Longer than any test: a node that looked by itself would prove nothing. */
const NEVER_MS = 2 ** 30;
/** Waits until a node responds from another price book and has flushed the responses of the previous one. */
const books = new EventEmitter();
const booksBuilt = [0, 0];

/** The context of one node: a cache that is notified of flushes, and a price book that is notified of changes. */
async function nodeServices(node: number, db: Database, databaseUrl: string) {
  const cache: CallCache = createCallCache();
  const flushes = await listenForFlushes({ databaseUrl, cache, log });
  const { build } = createBookBuilder(db, { creditCountries: [] });
  const priceBook = cachePriceBook({
    ...{ databaseUrl, clock, log },
    readVersion: () => readVersion(db),
    build: () => build(now),
    pollMs: NEVER_MS,
    onNewBook: () => {
      booksBuilt[node]! += 1;
      void cache.forget(MARKET_TAGS).then(() => books.emit(`new at ${node}`));
    },
  });
  await priceBook.ready;
  closers.push(cache.close, flushes.close, priceBook.close);
  return { cache, priceBook };
}

const api = withApi({
  handlers,
  template: EXAMPLE_MARKET,
  services: (_, db, databaseUrl) => nodeServices(0, db, databaseUrl),
});
let second: FastifyInstance;
let visitors: TestClient[];
/** Tags that each node was told to flush: the notifications that a shell with cached documents receives. */
const forgotten: string[][] = [[], []];

beforeAll(async () => {
  const { databaseUrl, services } = api();
  const { db, pool, close } = openDatabase({ url: databaseUrl, poolSize: 2, log });
  closers.push(close);
  const own = { ...services, ...(await nodeServices(1, db, databaseUrl)) };
  second = await buildApp({
    ...{ db, pool, log, clock, handlers },
    config: services.config,
    services: own,
    random: () => 0.5,
  });
  await second.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => second.close());
  const address = second.server.address();
  visitors = [api().visitor(), new TestClient(typeof address === 'object' && address ? address.port : 0, 1)];
  [services.cache, own.cache].forEach((cache, node) => cache.onForget((tags) => forgotten[node]?.push(...tags)));
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const CONFIGURATION: CalculationConfigurationInput = {
  CountryId: 1,
  ProductGroupId: 3,
  ZipCode: '84028',
  Amount: 6000,
  Stations: 1,
};
/** Sends the request twice: the second response is cached. */
const totals = () =>
  Promise.all(
    visitors.map(async (visitor) => {
      await visitor.call(CALLS.calculate, { body: CONFIGURATION });
      return (await visitor.call(CALLS.calculate, { body: CONFIGURATION })).Items[0]?.TotalPrice;
    }),
  );
const bestPrice = () =>
  Promise.all(visitors.map((visitor) => visitor.call(CALLS.bestPrice, { query: { countryId: 1, amount: 6000 } })));

interface Desk {
  readonly staff: TestClient;
  readonly colleague: TestClient;
}

/** A price jump is held and then approved; returns the totals once each node was notified. */
async function approve({ staff, colleague }: Desk, dealerId: number, price: string): Promise<(number | undefined)[]> {
  const [old] = await totals();
  const Content = EXAMPLE_PRICES.replace('364,37', price);
  const file = { DealerId: dealerId, FileName: 'preise.csv', Content, SkipsBadLines: false };
  const { ImportId, State } = await staff.call(CALLS.takePriceFile, { body: file });
  expect(State).toBe('held');
  expect(await totals()).toEqual([old, old]);
  const body = { ImportId, Accepts: true, Reason: 'mit dem Händler besprochen' };
  const notices = Promise.all([0, 1].map((node) => once(books, `new at ${node}`)));
  await colleague.call(CALLS.decidePriceImport, { body });
  await notices;
  return totals();
}

it('both nodes are told of the yes to a price: it is in kept answers, and whoever keeps documents hears of it', async () => {
  const desk = { staff: await dealerSupport(api()), colleague: await dealerSupport(api(), COLLEAGUE) };
  const [dealer] = await api().db.select().from(dealers).where(eq(dealers.slug, DEALER_KEY));
  const [before] = await totals();
  const bestBefore = JSON.stringify(await bestPrice());
  forgotten.forEach((tags) => tags.splice(0));
  const built = [...booksBuilt];
  const seen: (number | undefined)[][] = [];
  for (const price of ['464,37', '364,37', '464,37']) {
    now = new Date(now.getTime() + 1000);
    api().setNow(now);
    seen.push(await approve(desk, dealer?.id ?? 0, price));
  }
  const after = await totals();
  expect(after[0]).toBeGreaterThan(before ?? 0);
  expect(after[1]).toBe(after[0]);
  // One book a yes on each node, and its prices are there with it.
  expect(booksBuilt).toEqual(built.map((count) => count + 3));
  expect(seen).toEqual([after, [before, before], after]);
  expect(JSON.stringify(await bestPrice())).not.toBe(bestBefore);
  for (const tags of forgotten) expect(new Set(tags)).toEqual(new Set(MARKET_TAGS));
});
