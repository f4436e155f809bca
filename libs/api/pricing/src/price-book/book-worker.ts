// webpack bundles a worker only under this name of the module; with node: before it, it writes a broken constructor.
import { Worker } from 'worker_threads';
import type { BookRules } from './build-price-book';
import type { PriceBook } from './price-book';

/** What the worker is for. */
export interface BookWork {
  readonly databaseUrl: string;
  readonly rules: BookRules;
}
/** To each moment that it is sent. */
export type BookResponse = { readonly book: PriceBook } | { readonly failure: string };

export interface BookWorker {
  /** Starts its thread, so that it is ready when a book is requested. */
  start(): void;
  /** One after the other. Rejects when the database cannot be read. */
  build(now: Date): Promise<PriceBook>;
  close(): Promise<void>;
}

function getResponse(worker: Worker, now: Date): Promise<BookResponse> {
  return new Promise((resolve, reject) => {
    const end = (code: number) => reject(new Error(`price book worker ended with ${code}`));
    worker.once('error', reject);
    worker.once('exit', end);
    worker.once('message', (response: BookResponse) => {
      worker.off('error', reject);
      worker.off('exit', end);
      resolve(response);
    });
    worker.postMessage(now.getTime());
  });
}

/**
 * Builds books in a separate thread, so that requests are served meanwhile; their arrays are transferred, not copied.
 * The thread keeps its modules, its connection and the rows that rarely change: a changed price is in offers within a
 * second. If it exits, the next book starts another.
 */
export function createBookWorker(work: BookWork): BookWorker {
  let running: Worker | undefined;
  function started(): Worker {
    if (running) return running;
    const worker = new Worker(new URL('./build-price-book.worker.ts', import.meta.url), { workerData: work });
    const forget = () => {
      if (running === worker) running = undefined;
    };
    worker.on('error', forget);
    worker.on('exit', forget);
    running = worker;
    return worker;
  }
  return {
    start: () => started().unref(),
    async build(now) {
      const worker = started();
      // It keeps the process alive only while it works.
      worker.ref();
      const response = await getResponse(worker, now).finally(() => worker.unref());
      if ('failure' in response) throw new Error(response.failure);
      return response.book;
    },
    close: async () => void (await running?.terminate()),
  };
}
