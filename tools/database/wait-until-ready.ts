import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Asks until the server answers a query; false when `stillWanted` says no or 20 s have passed. */
export async function waitUntilReady(url: string, stillWanted: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && stillWanted()) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await pause(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
