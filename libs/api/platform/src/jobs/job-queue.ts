import type { Database } from '../database/database';

export interface SendOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
}

/** What calls and jobs may do with the queues; who works them knows every job, and so is not known here. */
export interface JobQueue {
  /** Sends a job in the caller's transaction: it exists when that commits, and not before. Of one a key there is one (`onePer`). */
  send(tx: Database, name: string, payload: object, options?: SendOptions): Promise<void>;
  /** Runs a failed job once more; false: it is not failed, not there, as its queue may be, or another of its key waits already. */
  retry(name: string, id: string): Promise<boolean>;
  counts(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
}
