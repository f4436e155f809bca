/** How a page is drawn: as the shell does, or by React alone with routes matched and data at hand. */
export type Way = 'shell' | 'renderToString' | 'renderToPipeableStream';

export interface DrawingTask {
  readonly path: string;
  readonly way: Way;
  readonly ms: number;
}

export interface Drawing {
  readonly pagesPerSecond: number;
  /** Of the whole process, collecting garbage included. */
  readonly cpuMicrosPerPage: number;
  /** The last page. */
  readonly html: string;
}
