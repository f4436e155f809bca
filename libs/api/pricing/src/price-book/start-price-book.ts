import type { Database, ErrorLog } from '@heizplatz/api-platform';
import type { BookWorker } from './book-worker';
import { cachePriceBook, type CachedPriceBook } from './cache-price-book';
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
}): CachedPriceBook {
  const { db, clock, worker } = parts;
  const cached = cachePriceBook({
    ...parts,
    readVersion: () => readVersion(db),
    build: () => worker.build(clock()),
  });
  return {
    ...cached,
    async close() {
      try {
        await cached.close();
      } finally {
        await worker.close();
      }
    },
  };
}
