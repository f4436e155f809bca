import type { Database } from '../database/database';
import { buildPriceBook, type BookRules, type KnownHolidays } from './build-price-book';
import { readMarket } from './market-rows';
import type { PriceBook } from './price-book';

/** Reads and packs on the caller's thread: for tests, commands and inside the worker. */
export async function buildInPlace(
  db: Database,
  now: Date,
  rules: BookRules,
  holidays?: KnownHolidays,
): Promise<PriceBook> {
  return buildPriceBook(await readMarket(db, now), now, rules, holidays);
}
