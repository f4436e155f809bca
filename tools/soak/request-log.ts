import { percentile } from '../bench/visit-page.ts';

/** Requests of one kind over the run. */
export interface RequestKind {
  readonly kind: string;
  readonly count: number;
  readonly failed: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

interface RequestLogOptions {
  readonly now?: () => number;
  readonly onFailure?: (failure: string) => void;
}

const LONGEST_MESSAGE = 300;
const MS_PER_MINUTE = 60_000;

const getMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);

/** How long each request took, by kind, and what failed. */
export class RequestLog {
  /** What failed, in its order: minute of the run, kind and message. */
  readonly failures: string[] = [];
  readonly #timesMs = new Map<string, number[]>();
  readonly #failed = new Map<string, number>();
  readonly #recorded = new WeakSet();
  readonly #now: () => number;
  readonly #onFailure: (failure: string) => void;
  readonly #startedMs: number;

  /** `onFailure` is called for each failure when it happens. */
  constructor({ now = () => performance.now(), onFailure = () => undefined }: RequestLogOptions = {}) {
    this.#now = now;
    this.#onFailure = onFailure;
    this.#startedMs = now();
  }

  /** Throws what the request throws, once it is recorded. */
  async time<T>(kind: string, request: () => Promise<T>): Promise<T> {
    const from = this.#now();
    try {
      return await request();
    } catch (error) {
      this.fail(kind, error);
      throw error;
    } finally {
      this.add(kind, this.#now() - from);
    }
  }

  add(kind: string, ms: number): void {
    const times = this.#timesMs.get(kind) ?? [];
    times.push(ms);
    this.#timesMs.set(kind, times);
  }

  /** An error that was recorded where it was thrown counts once. */
  fail(kind: string, error: unknown): void {
    if (error instanceof Error) {
      if (this.#recorded.has(error)) return;
      this.#recorded.add(error);
    }
    this.#failed.set(kind, (this.#failed.get(kind) ?? 0) + 1);
    const minute = ((this.#now() - this.#startedMs) / MS_PER_MINUTE).toFixed(1);
    const failure = `${minute} min, ${kind}: ${getMessage(error)}`;
    this.failures.push(failure);
    this.#onFailure(failure);
  }

  /** Also the kinds of which none got a response. */
  kinds(): RequestKind[] {
    return [...new Set([...this.#timesMs.keys(), ...this.#failed.keys()])].map((kind) => {
      const times = this.#timesMs.get(kind) ?? [];
      return {
        ...{ kind, count: times.length, failed: this.#failed.get(kind) ?? 0 },
        ...{ medianMs: percentile(times, 50), p99Ms: percentile(times, 99) },
      };
    });
  }

  countOf(kind: string): number {
    return (this.#timesMs.get(kind)?.length ?? 0) - (this.#failed.get(kind) ?? 0);
  }
}
