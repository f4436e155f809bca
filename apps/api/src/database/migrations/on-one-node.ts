import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Any fixed number; nodes that start at once take turns by it. */
const MIGRATION_LOCK = 4_201_000;
const INSPECT_INTERVAL_MS = 200;

/**
 * Runs `work` while no other node does. Waiting nodes poll: a statement that waited for the lock would be a
 * transaction, and an index created concurrently would wait for that transaction in turn.
 */
export async function onOneNode(client: Client, work: () => Promise<void>): Promise<void> {
  while (!(await isMine(client))) await pause(INSPECT_INTERVAL_MS);
  await work();
}

async function isMine(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
  return rows[0]?.mine === true;
}
