import pg from 'pg';
import type { IsReplaced, Dependencies } from './fault.ts';
import { API, kill, getProcesses } from './signals.ts';

/** Polls as often as it can until the count by `text` changes, and kills all APIs at that moment. */
async function killWhenChanged(text: string, { system, lastsMs }: Dependencies): Promise<IsReplaced> {
  const client = new pg.Client({ connectionString: system.databaseUrl });
  // The database may be restarting; then there is nothing to query.
  client.on('error', () => undefined);
  const count = async () => Number((await client.query<{ count: string }>(text)).rows[0]?.count);
  try {
    await client.connect();
    const before = await count();
    for (const end = Date.now() + 2 * lastsMs; Date.now() < end;) if ((await count()) !== before) break;
    return kill(() => getProcesses(system, API), Infinity);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Between commit and response of an order. */
export const killAfterCommit = (all: Dependencies) => killWhenChanged('select count(*) from idempotency_keys', all);

/** With a batch of mails claimed: the job that sends them dies half-way. */
export const killWhileSending = (all: Dependencies) =>
  killWhenChanged(`select count(*) from outbox where state = 'queued' and claimed_until > now()`, all);
