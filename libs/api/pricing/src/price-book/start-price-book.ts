import type { Database, ErrorLog } from '@heizplatz/api-platform';
import type { BookWorker } from './book-worker';
import { keepPriceBook, type KeptPriceBook } from './keep-price-book';
import { readVersion } from './market-rows-repository';
import type { PriceBook } from './price-book';

/** The price book of a running API, built in the worker, which closes with it: `close` it when the API stops. */
export function startPriceBook(parts: {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: ErrorLog;
  readonly worker: BookWorker;
  readonly onNewBook?: (book: PriceBook) => void;
}): KeptPriceBook {
  const { db, clock, worker } = parts;
  const kept = keepPriceBook({
    ...parts,
    readVersion: () => readVersion(db),
    build: () => worker.build(clock()),
  });
  return {
    ...kept,
    async close() {
      try {
        await kept.close();
      } finally {
        await worker.close();
      }
    },
  };
}
