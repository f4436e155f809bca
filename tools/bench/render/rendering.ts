import type { Profiler } from 'node:inspector';
import type { CachedResponse } from './cache-responses.ts';

/** How a page is rendered: as the shell does, or by React alone with matched routes and available data. */
export type Way = 'shell' | 'renderToPipeableStream';

/** Renders a page once more, to the bytes that would be sent. */
export type RenderPage = () => Promise<Buffer>;

export interface RenderTask {
  readonly path: string;
  readonly way: Way;
  readonly ms: number;
  /** The responses to another renderer, so that both render the same. */
  readonly answers?: readonly (readonly [string, CachedResponse])[];
  /** Samples the process while it renders, which costs it some speed. */
  readonly isProfiled?: boolean;
}

export interface Drawing {
  readonly pagesPerSecond: number;
  /** Of the whole process, collecting garbage included. */
  readonly cpuMicrosPerPage: number;
  /** The last page. */
  readonly html: string;
  /** Calls with their responses. */
  readonly answers: readonly (readonly [string, CachedResponse])[];
  readonly profile?: Profiler.Profile;
}
