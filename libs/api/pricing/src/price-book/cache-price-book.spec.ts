import { priceBookVersion, priceLists } from '@heizplatz/api-dealers';
import { ThrownProblem } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { buildInPlace } from './build-in-place';
import { findOffers } from '../offers/find-offers';
import { cachePriceBook, PRICE_BOOK_CHANNEL, type CachedPriceBook, type PriceBookParts } from './cache-price-book';
import { readVersion } from './market-rows-repository';
import type { PriceBook } from './price-book';
import { request } from '../calculation/testing/ask';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';
import { withMarketDatabase } from '../calculation/testing/market-database';

const NEVER_MS = 2 ** 30;
const cheapest = (book: PriceBook) => findOffers(book, request(book))[0]?.best.price.totalCents ?? 0;

/** Polls every few milliseconds and resolves once the condition is true; the test's own timeout ends the wait. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('cachePriceBook', () => {
  const database = withMarketDatabase(makeMarket(SMALL_MARKET));
  let cached: CachedPriceBook | undefined;
  afterEach(() => cached?.close());

  async function cache(parts: Partial<PriceBookParts> = {}): Promise<CachedPriceBook> {
    const { db, url } = database();
    cached = cachePriceBook({
      databaseUrl: url,
      clock: () => NOW,
      log: { error: () => undefined },
      readVersion: () => readVersion(db),
      build: () => buildInPlace(db, NOW, { creditCountries: [] }),
      pollMs: NEVER_MS,
      ...parts,
    });
    await cached.ready;
    return cached;
  }

  /** Every price rises by 10.00, and the version with it, in one transaction. */
  const raisePrices = (announce: string) =>
    database().db.transaction(async (tx) => {
      await tx.update(priceLists).set({ unitNetCents: sql`${priceLists.unitNetCents} + 1000` });
      await tx.update(priceBookVersion).set({ version: sql`${priceBookVersion.version} + 1` });
      if (announce) await tx.execute(sql.raw(`notify ${announce}`));
    });

  it('takes up new prices when they are announced, and leaves the old book as it was', async () => {
    const { current } = await cache();
    const before = current();
    const price = cheapest(before);
    await raisePrices(PRICE_BOOK_CHANNEL);
    await until(() => current() !== before);
    expect(current().version).toBe(before.version + 1);
    expect(cheapest(current())).toBeGreaterThan(price);
    expect(cheapest(before)).toBe(price);
  });

  it('finds by polling what was not announced', async () => {
    const { current } = await cache({ pollMs: 20 });
    const before = current();
    await raisePrices('');
    await until(() => current().version > before.version);
    expect(cheapest(current())).toBeGreaterThan(cheapest(before));
  });

  it('hears announcements again after its connection was cut', async () => {
    const { current } = await cache({ reconnectMs: 10 });
    const before = current();
    const isListener = sql`application_name = 'heizplatz-price-book' and datname = current_database()`;
    await database().db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isListener}`);
    await raisePrices(PRICE_BOOK_CHANNEL);
    await until(() => current().version > before.version);
    expect(current().version).toBe(before.version + 1);
  });

  it('does not build again while the version stands', async () => {
    const build = jest.fn(() => buildInPlace(database().db, NOW, { creditCountries: [] }));
    const { refresh } = await cache({ build });
    await Promise.all([refresh(), refresh()]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('builds again when a coming price list begins to count', async () => {
    let now = NOW;
    const build = jest.fn(() => buildInPlace(database().db, now, { creditCountries: [] }));
    const { current, refresh } = await cache({ build, clock: () => now });
    now = new Date(current().nextChangeMs);
    await refresh();
    expect(build).toHaveBeenCalledTimes(2);
    expect(current().nextChangeMs).toBeGreaterThan(now.getTime());
  });

  it('keeps the last book when a build fails, and says UNAVAILABLE before the first', async () => {
    const book = await buildInPlace(database().db, NOW, { creditCountries: [] });
    const builds = [Promise.reject(new Error('no database')), Promise.resolve(book)];
    const build = () => builds.shift() ?? Promise.reject(new Error('no database'));
    const log = { error: jest.fn() };
    builds[0]?.catch(() => undefined);
    const { current, refresh } = await cache({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', build, log });
    expect(current).toThrow(ThrownProblem);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), 'price book could not be built');
    await refresh();
    await raisePrices('');
    await expect(refresh()).rejects.toThrow('no database');
    expect(current()).toBe(book);
  });
});
