import type { Pool } from 'pg';
import { type LogPosition, parseLogPosition } from './log-position';

async function readPosition(pool: Pool, expression: string): Promise<LogPosition> {
  const { rows } = await pool.query<{ position: string | null }>(`select ${expression}::text as position`);
  const position = parseLogPosition(rows[0]?.position ?? '');
  if (position === null) throw new Error(`${expression} returned no position: is it a replica?`);
  return position;
}

/** Where the primary's log ends on its disk: what a replica can have. */
export const readWrittenPosition = (pool: Pool) => readPosition(pool, 'pg_current_wal_lsn()');

/** Where the primary's log ends in its memory: after every commit that was answered. */
export const readInsertPosition = (pool: Pool) => readPosition(pool, 'pg_current_wal_insert_lsn()');

/** What a replica shows to its readers. Rejects on a server that follows nobody. */
export const readReplayedPosition = (pool: Pool) => readPosition(pool, 'pg_last_wal_replay_lsn()');
