import type { Pool, PoolClient } from 'pg';

const SILENT = 'Query read timeout';

/**
 * A query that the server leaves unanswered fails by pg's time-out, but its connection stays: within its transaction, with
 * whatever comes next behind that query. So it is closed, which ends the rest of the transaction as well. A failed 'begin'
 * would keep its client for good, since drizzle lets go of what has begun alone.
 */
export function dropSilentClients(pool: Pool): void {
  pool.on('connect', (client) => {
    const request = client.query;
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const response: unknown = Reflect.apply(request, client, args);
      // With a callback it is the pool that asks, and it drops clients whose query failed.
      if (response instanceof Promise) response.catch((error: Error) => letGo(client, getText(args[0]), error));
      return response;
    });
  });
}

function letGo(client: PoolClient, text: string, error: Error): void {
  if (text.startsWith('begin')) client.release(error);
  else if (error.message === SILENT) Reflect.apply(Reflect.get(client, 'end'), client, []);
}

/** What a client is asked, as a text or as pg's object. */
export function getText(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
}
