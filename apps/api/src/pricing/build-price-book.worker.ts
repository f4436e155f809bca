import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import * as schema from '../database/schema';
import { buildInPlace } from './build-in-place';
import type { BookOrder } from './build-in-worker';

/** Every buffer below a value, to be handed over instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap(buffersOf);
}

async function build({ databaseUrl, nowMs, rules, holidays }: BookOrder): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2000,
    application_name: 'heizplatz-price-book-build',
  });
  // Without a handler, a dying connection would end the process; the query that is cut off fails the build.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzle(client, { schema, casing: 'snake_case' });
    const book = await buildInPlace(db, new Date(nowMs), rules, holidays);
    parentPort?.postMessage(book, [...new Set(buffersOf(book))]);
  } finally {
    await client.end();
  }
}

void build(workerData);
