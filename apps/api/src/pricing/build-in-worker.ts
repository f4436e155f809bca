// webpack bundles a worker only under this name of the module; with node: before it, it writes a broken constructor.
import { Worker } from 'worker_threads';
import type { BookRules, KnownHolidays } from './build-price-book';
import type { PriceBook } from './price-book';

/** What the worker is told. */
export interface BookOrder {
  readonly databaseUrl: string;
  readonly nowMs: number;
  readonly rules: BookRules;
  /** Of the last book; a thread that is new knows none. */
  readonly holidays?: KnownHolidays;
}

let lastHolidays: KnownHolidays | undefined;

/**
 * Builds a book in a thread of its own, so that requests are answered meanwhile; its arrays are handed over, not
 * copied. Rejects when the database cannot be read.
 */
export function buildInWorker(databaseUrl: string, now: Date, rules: BookRules): Promise<PriceBook> {
  const order: BookOrder = {
    ...{ databaseUrl, nowMs: now.getTime(), rules },
    ...(lastHolidays && { holidays: lastHolidays }),
  };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-price-book.worker.ts', import.meta.url), { workerData: order });
    worker.once('message', (book: PriceBook) => {
      lastHolidays = { year: now.getUTCFullYear(), byState: book.holidays };
      resolve(book);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`price book worker ended with ${code}`)));
  });
}
