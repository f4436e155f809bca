import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createBookBuilder } from './build-in-place';
import type { BookResponse, BookWork } from './book-worker';

/** Every buffer below a value, to be handed over instead of copied. */
function getBuffers(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap(getBuffers);
}

function work({ databaseUrl, rules }: BookWork): void {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    idleTimeoutMillis: 0,
    application_name: 'heizplatz-price-book-build',
  });
  // Without a handler, a dying connection would end the thread; the query that is cut off fails the build.
  pool.on('error', () => undefined);
  const { build, readAhead } = createBookBuilder(drizzle(pool, { casing: 'snake_case' }), rules);
  const respond = (answered: BookResponse, handedOver: ArrayBuffer[] = []) =>
    parentPort?.postMessage(answered, handedOver);
  parentPort?.on('message', (nowMs: number) => {
    build(new Date(nowMs)).then(
      (book) => respond({ book }, [...new Set(getBuffers(book))]),
      (error: unknown) => respond({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  // Done by the time a book is ordered, since its thread begins before the API's packages are loaded.
  readAhead(new Date()).catch(() => undefined);
}

work(workerData);
