import type { Pool, PoolClient } from 'pg';

const SILENT = 'Query read timeout';

/**
 * A query without a response from the server fails by pg's time-out, but its connection stays open: within its
 * transaction, with further queries queued behind that query. So it is closed, which ends the rest of the transaction
 * as well. A failed 'begin' would leak its client, since drizzle only releases clients whose 'begin' succeeded.
 */
export function dropSilentClients(pool: Pool): void {
  pool.on('connect', (client) => {
    const request = client.query;
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const response: unknown = Reflect.apply(request, client, args);
      // A query with a callback comes from the pool, which drops clients whose query failed.
      if (response instanceof Promise) response.catch((error: Error) => letGo(client, getText(args[0]), error));
      return response;
    });
  });
}

function letGo(client: PoolClient, text: string, error: Error): void {
  if (text.startsWith('begin')) client.release(error);
  else if (error.message === SILENT) Reflect.apply(Reflect.get(client, 'end'), client, []);
}

/** A client's query, as a text or as pg's object. */
export function getText(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
}
