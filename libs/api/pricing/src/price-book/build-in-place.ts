import type { Database } from '@heizplatz/api-platform';
import { buildPriceBook, type BookRules } from './build-price-book';
import { type CachedMarketRows, createMarketRows, readMarket } from './market-rows-repository';
import type { PriceBook } from './price-book';

/** Reads and packs on the caller's thread: for tests, commands and inside the worker. `rows`: those of the previous book. */
export async function buildInPlace(
  db: Database,
  now: Date,
  rules: BookRules,
  rows?: CachedMarketRows,
): Promise<PriceBook> {
  return buildPriceBook(await readMarket(db, now, rows), now, rules);
}

export interface BookBuilder {
  /** One book after the other of one database, each with what the one before knew. */
  build(now: Date): Promise<PriceBook>;
  /** Reads the rows of a first book in advance, before the first request; not if the database is not ready yet. */
  readAhead(now: Date): Promise<void>;
}

export function createBookBuilder(db: Database, rules: BookRules): BookBuilder {
  const rows = createMarketRows();
  let ahead = Promise.resolve();
  return {
    async build(now) {
      // Both want the only connection, and who waits for it longer than two seconds fails.
      await ahead;
      return buildInPlace(db, now, rules, rows);
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
