import type { CachedResponse } from './cache-responses.ts';

/** How a page is drawn: as the shell does, or by React alone with routes matched and data at hand. */
export type Way = 'shell' | 'renderToString' | 'renderToPipeableStream';

export interface RenderTask {
  readonly path: string;
  readonly way: Way;
  readonly ms: number;
  /** What another drawer was answered, so that both draw the same. */
  readonly answers?: readonly (readonly [string, CachedResponse])[];
}

export interface Drawing {
  readonly pagesPerSecond: number;
  /** Of the whole process, collecting garbage included. */
  readonly cpuMicrosPerPage: number;
  /** The last page. */
  readonly html: string;
  /** Calls with what was answered. */
  readonly answers: readonly (readonly [string, CachedResponse])[];
}
