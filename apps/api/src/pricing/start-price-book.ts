import type { Database } from '../database/database';
import type { ErrorLog } from '../database/open-database';
import { openBookWorker } from './book-worker';
import type { BookRules } from './build-price-book';
import { keepPriceBook, type KeptPriceBook } from './keep-price-book';
import { readVersion } from './market-rows';
import type { PriceBook } from './price-book';

/** The price book of a running API, built in a worker; `close` it when the API stops. */
export async function startPriceBook(parts: {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: ErrorLog;
  readonly rules: BookRules;
  readonly onNewBook?: (book: PriceBook) => void;
}): Promise<KeptPriceBook> {
  const { databaseUrl, db, clock } = parts;
  const { creditCountries } = parts.rules;
  const worker = openBookWorker({ databaseUrl, rules: { creditCountries } });
  const kept = await keepPriceBook({
    ...parts,
    readVersion: () => readVersion(db),
    build: () => worker.build(clock()),
  });
  return { ...kept, close: () => kept.close().finally(worker.close) };
}
