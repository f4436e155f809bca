import type { Database } from '@heizplatz/api-platform';
import { buildPriceBook, type BookRules, type KnownHolidays } from './build-price-book';
import { type CachedMarketRows, createMarketRows, readMarket } from './market-rows-repository';
import type { PriceBook } from './price-book';

/** The builder's data from the previous book; if empty, everything is read and computed anew. */
export interface KnownBefore {
  readonly holidays?: KnownHolidays | undefined;
  readonly rows?: CachedMarketRows | undefined;
}

/** Reads and packs on the caller's thread: for tests, commands and inside the worker. */
export async function buildInPlace(
  db: Database,
  now: Date,
  rules: BookRules,
  { holidays, rows }: KnownBefore = {},
): Promise<PriceBook> {
  return buildPriceBook(await readMarket(db, now, rows), now, rules, holidays);
}

export interface BookBuilder {
  /** One book after the other of one database, each with what the one before knew. */
  build(now: Date): Promise<PriceBook>;
  /** Reads the rows of a first book in advance, before the first request; not if the database is not ready yet. */
  readAhead(now: Date): Promise<void>;
}

export function createBookBuilder(db: Database, rules: BookRules): BookBuilder {
  const rows = createMarketRows();
  let holidays: KnownHolidays | undefined;
  let ahead = Promise.resolve();
  return {
    async build(now) {
      // Both want the only connection, and who waits for it longer than two seconds fails.
      await ahead;
      const book = await buildInPlace(db, now, rules, { holidays, rows });
      holidays = { year: now.getUTCFullYear(), byState: book.holidays };
      return book;
    },
    // The first book reads what could not be read here, and reports the error if that fails too.
    readAhead(now) {
      ahead = readMarket(db, now, rows).then(
        () => undefined,
        () => undefined,
      );
      return ahead;
    },
  };
}
