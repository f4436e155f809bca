import { setTimeout as pause } from 'node:timers/promises';
import { logInAs } from '../soak/load/staff.ts';

const LIST = '/api/support/kunden';
const PAUSE_MS = 100;

/** A member of support who reads a list all the while, which may come from the replica. */
export class ListReader {
  requestCount = 0;
  /** What failed, with the status. */
  readonly failures: string[] = [];
  readonly #closing = new AbortController();
  readonly #reading: Promise<void>;

  private constructor(read: () => Promise<unknown>) {
    this.#reading = this.#readAll(read);
  }

  /** Logs in at one node and reads there. */
  static async start(port: number): Promise<ListReader> {
    const staff = await logInAs('support', port);
    return new ListReader(() => staff.get(LIST));
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#reading;
  }

  async #readAll(read: () => Promise<unknown>): Promise<void> {
    while (!this.#closing.signal.aborted) {
      this.requestCount += 1;
      await read().catch((error: unknown) =>
        this.failures.push(error instanceof Error ? error.message : String(error)),
      );
      await pause(PAUSE_MS);
    }
  }
}
