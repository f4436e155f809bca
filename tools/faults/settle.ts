import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A claim of a node that died, the next try of a mail, the minute's job. */
const SETTLING_MS = 300_000;
const POLLING_MS = 250;

/** Waits until no mail is queued any more; gives how long that took, in ms. */
export async function settle(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const from = performance.now();
  try {
    while (performance.now() - from < SETTLING_MS) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from outbox where state = 'queued'`);
      if (rows[0]?.count === '0') break;
      await pause(POLLING_MS);
    }
  } finally {
    await client.end();
  }
  return performance.now() - from;
}
