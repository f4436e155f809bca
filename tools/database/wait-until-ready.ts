import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 20_000;
/** cannot_connect_now: it is there, and replays its log after a crash or of a backup. */
const STARTING = '57P03';

const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Polls until the server responds to a query; false when `stillRequired` is false, or after 20 s without a response.
 */
export async function waitUntilReady(url: string, stillRequired: () => boolean): Promise<boolean> {
  let deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && stillRequired()) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      if (getCode(error) === STARTING) deadline = Date.now() + PATIENCE_MS;
      await pause(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
