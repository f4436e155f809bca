import type { Pool } from 'pg';
import type { Database } from '../database';
import { limitResponse } from '../limit-response';
import { openDatabase } from '../open-database';
import { formatLogPosition, type LogPosition, NEVER_REPLAYED, parseLogPosition } from './log-position';
import { readInsertPosition, readReplayedPosition, readWrittenPosition } from './log-position-repository';
import { dropReplayed, getLagMs, type PrimaryReading } from './replica-lag';

export interface ReplicaState {
  /** 'lagging': it responds, and is further behind than allowed. */
  readonly state: 'up' | 'lagging' | 'down';
  readonly lagMs: number;
  /** Reads since the start by where they ran; 'own-write': on the primary, since the caller's own write was not replayed yet. */
  readonly reads: Readonly<Record<'replica' | 'own-write' | 'lagging' | 'down', number>>;
}

/** A copy of the database that follows it by streaming replication, for reads that may be a moment old. */
export interface ReadReplica {
  /**
   * Runs a read: on the replica if it is up and has replayed `after` (the caller's own last write; undefined: none), else
   * on the primary. A read that loses the replica is run again on the primary, so it must write nothing.
   */
  read<T>(after: string | undefined, run: (db: Database) => Promise<T>): Promise<T>;
  /** The primary's position after a write, for its writer's next reads. Never rejects. */
  getPosition(): Promise<string>;
  getState(): ReplicaState;
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly url: string;
  readonly primary: { readonly db: Database; readonly pool: Pool };
  readonly poolSize: number;
  /** A replica that is further behind is not read. */
  readonly maxLagMs: number;
  readonly log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

const POLL_MS = 500;
/** Of one reading: a replica that takes longer is down, and reads under way leave it. */
const PATIENCE_MS = 1000;

class ReplicaLost extends Error {
  override readonly name = 'ReplicaLost';
}
/** Classes of SQLSTATE (connection, resources, operator's shutdown, system, conflict with replay, write to a replica), and Node's own. */
const LOST = /^(08|53|57|58|40001$|25006$|E[A-Z]+$)/;
/** What pg throws without a code. */
const NO_CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout/;

function getCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code: unknown = Reflect.get(error, 'code');
  return [...(typeof code === 'string' ? [code] : []), ...getCodes(error.cause)];
}

/** The replica ended this read alone, to go on following. */
const isConflict = (error: unknown): boolean => getCodes(error).includes('40001');

function isLost(error: unknown): boolean {
  if (error instanceof ReplicaLost) return true;
  if (getCodes(error).some((code) => LOST.test(code))) return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (NO_CONNECTION.test(cause.message)) return true;
  return false;
}

/** Connects in the background; until the first reading every read runs on the primary. */
export function openReadReplica({ url, primary, poolSize, maxLagMs, log }: ReplicaOptions): ReadReplica {
  const replica = openDatabase({ url, poolSize, log, name: 'heizplatz-replica' });
  // Apart from the reads, which may wait for each other.
  const watch = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-replica-watch' });
  const reads = { replica: 0, 'own-write': 0, lagging: 0, down: 0 };
  const leaving = new Set<(error: ReplicaLost) => void>();
  let readings: readonly PrimaryReading[] = [];
  let replayed: LogPosition | null = null;
  // Null before the first reading, so that a replica that is down from the start is logged too.
  let state: ReplicaState['state'] | null = null;
  let isClosed = false;

  const getLag = () => (replayed === null ? 0 : getLagMs(readings, replayed, performance.now()));

  function setState(next: ReplicaState['state'], details: object): void {
    if (next !== state) {
      if (next === 'up') log.info(details, 'the replica is read');
      else log.error(details, `the replica is ${next}; reads run on the primary`);
    }
    state = next;
    if (next !== 'down') return;
    for (const leave of leaving) leave(new ReplicaLost('the replica was lost'));
    leaving.clear();
  }

  async function poll(): Promise<void> {
    const atMs = performance.now();
    try {
      const position = await limitResponse(readWrittenPosition(primary.pool), PATIENCE_MS);
      readings = [...readings, { atMs, position }];
    } catch {
      // Without the primary nothing is written either; the replica is as current as it was.
    }
    try {
      replayed = await limitResponse(readReplayedPosition(watch.pool), PATIENCE_MS);
    } catch (err) {
      return setState('down', { err });
    }
    readings = dropReplayed(readings, replayed);
    const lagMs = getLag();
    setState(lagMs > maxLagMs ? 'lagging' : 'up', { lagMs });
  }

  let timer: NodeJS.Timeout | undefined;
  async function follow(): Promise<void> {
    await poll();
    if (isClosed) return;
    timer = setTimeout(() => {
      following = follow();
    }, POLL_MS).unref();
  }
  let following = follow();

  function choose(after: string | undefined): keyof typeof reads {
    if (state !== 'up') return state ?? 'down';
    if (after === undefined) return 'replica';
    const position = parseLogPosition(after);
    return position !== null && replayed !== null && position <= replayed ? 'replica' : 'own-write';
  }

  async function readFromReplica<T>(run: (db: Database) => Promise<T>): Promise<T> {
    let leave: ((error: ReplicaLost) => void) | undefined;
    const lost = new Promise<never>((_, reject) => leaving.add((leave = reject)));
    try {
      return await Promise.race([run(replica.db), lost]);
    } finally {
      if (leave) leaving.delete(leave);
    }
  }

  return {
    async read(after, run) {
      const chosen = choose(after);
      if (chosen === 'replica') {
        try {
          const result = await readFromReplica(run);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (!isLost(error)) throw error;
          if (!isConflict(error)) setState('down', { err: error });
        }
      }
      reads[chosen === 'replica' ? 'down' : chosen] += 1;
      return run(primary.db);
    },
    getPosition: () =>
      readInsertPosition(primary.pool).then(formatLogPosition, () => formatLogPosition(NEVER_REPLAYED)),
    getState: () => ({ state: state ?? 'down', lagMs: Math.round(getLag()), reads: { ...reads } }),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await following;
      await Promise.all([replica.close(), watch.close()]);
    },
  };
}
