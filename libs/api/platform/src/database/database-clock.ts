import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Interval between queries: clocks of machines drift by milliseconds per hour. */
const INTERVAL_MS = 60_000;
/** A smaller offset is due to network latency and has no visible effect. */
const TOLERANCE_MS = 1000;
/** A larger offset requires someone to correct the machine's clock. */
const WORTH_TELLING_MS = 10_000;
const MS_PER_SECOND = 1000;

export interface DatabaseClock {
  readonly now: () => Date;
  /** What the machine's clock is behind the database's, in ms; negative: it is ahead. */
  readonly offsetMs: () => number;
  close(): void;
}

interface Dependencies {
  readonly log: Pick<Logger, 'warn'>;
  /** Of the machine. */
  readonly machineNow?: () => number;
}

/** Of the database's clock, against the middle of the question's way there and back. */
async function measureOffset(pool: Pick<Pool, 'query'>, machineNow: () => number): Promise<number> {
  const requestCount = machineNow();
  const { rows } = await pool.query<{ ms: number }>(
    `select extract(epoch from clock_timestamp())::float8 * ${MS_PER_SECOND} as ms`,
  );
  const answered = machineNow();
  const ms = rows[0]?.ms;
  if (ms === undefined) throw new Error('the database does not know the time');
  const offset = ms - (requestCount + answered) / 2;
  // A slow response proves nothing about the clocks.
  return Math.abs(offset) <= Math.max(TOLERANCE_MS, answered - requestCount) ? 0 : offset;
}

/**
 * The time of the database, which is the same for all nodes: a node whose own clock is an hour off neither claims the
 * mails that another is sending, nor lets deadlines end early. Queried at start, where an error is thrown, and each
 * minute.
 */
export async function createDatabaseClock(
  pool: Pick<Pool, 'query'>,
  { log, machineNow = Date.now }: Dependencies,
): Promise<DatabaseClock> {
  let offsetMs = 0;
  async function adjust(): Promise<void> {
    const measured = await measureOffset(pool, machineNow);
    if (Math.abs(measured - offsetMs) > WORTH_TELLING_MS)
      log.warn({ offsetMs: Math.round(measured) }, "this machine's clock differs from the database's, which counts");
    offsetMs = measured;
  }
  await adjust();
  // Without a response the last offset remains in use.
  const timer = setInterval(() => {
    adjust().catch(() => undefined);
  }, INTERVAL_MS).unref();
  return {
    now: () => new Date(machineNow() + offsetMs),
    offsetMs: () => offsetMs,
    close: () => clearInterval(timer),
  };
}
