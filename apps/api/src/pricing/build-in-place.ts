import type { Database } from '../database/database';
import { buildPriceBook, type BookRules, type KnownHolidays } from './build-price-book';
import { type KeptMarketRows, openMarketRows, readMarket } from './market-rows';
import type { PriceBook } from './price-book';

/** What a builder knows of the book before; nothing: all is read and found anew. */
export interface KnownBefore {
  readonly holidays?: KnownHolidays | undefined;
  readonly rows?: KeptMarketRows | undefined;
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

/** Builds one book after the other of one database, each with what the one before knew. */
export function openBookBuilder(db: Database, rules: BookRules): (now: Date) => Promise<PriceBook> {
  const rows = openMarketRows();
  let holidays: KnownHolidays | undefined;
  return async (now) => {
    const book = await buildInPlace(db, now, rules, { holidays, rows });
    holidays = { year: now.getUTCFullYear(), byState: book.holidays };
    return book;
  };
}
