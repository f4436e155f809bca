import { extname, join } from 'node:path';
import type { Piscina } from 'piscina';
import type { Sharp } from 'sharp';
import { bounded } from '../../http/limits/bounded';
import type { AdmittedFile, PictureType } from '../admit-file';
import { drawPicture, type PictureRefusal } from './draw-picture';
import type * as inspections from './inspect-file.worker';

type Inspections = typeof inspections;
type Inspected<Name extends keyof Inspections> = Awaited<ReturnType<Inspections[Name]>>;

/** Its inspection took longer or needed more memory than any honest file does. */
export type TooComplex = 'complex';

/**
 * Looks into files that strangers sent, each within a limit of time and memory and never on the thread that answers calls:
 * PDF and SVG in threads of their own, pictures in those of libvips. Throws UNAVAILABLE when too many wait.
 */
export interface FileInspector {
  /** Whether a PDF does more than show pages (find-active-content.ts). */
  hasActiveContent(file: AdmittedFile<'application/pdf'>): Promise<Inspected<'hasActiveContent'> | TooComplex>;
  cleanDrawing(file: AdmittedFile<'image/svg+xml'>): Promise<Inspected<'cleanDrawing'> | TooComplex>;
  /** `draw` gets the picture upright; all that it draws is within the limits. */
  drawPicture<T>(
    file: AdmittedFile<PictureType>,
    draw: (picture: Sharp, width: number) => Promise<T>,
  ): Promise<T | PictureRefusal | TooComplex>;
  getCounts(): InspectionCounts;
  close(): Promise<void>;
}

export interface InspectionCounts {
  readonly begun: number;
  /** Ended by a limit. */
  readonly ended: number;
}

/** Both processors of a small machine; threads and pictures take 100 to 250 MB each at worst. */
const WIDTH = 2;
const QUEUE_LIMIT = 50;
const TIME_LIMIT_MS = 5000;
/** Without files there are no threads. */
const IDLE_MS = 10_000;
/** Twice what a PDF may unpack to, which is text on the heap while it is searched. */
const HEAP_MB = 256;

/** Of bundles and of sources alike: the build lays it beside the API's own file. */
const WORKER_FILE = join(__dirname, `inspect-file.worker${extname(__filename)}`);

/** `timeLimitMs` counts from the moment at which an inspection begins. */
export function createFileInspector({ timeLimitMs = TIME_LIMIT_MS } = {}): FileInspector {
  const inTurn = bounded({ width: WIDTH, queueLimit: QUEUE_LIMIT });
  let begun = 0;
  let ended = 0;
  let pool: Promise<Piscina> | undefined;

  async function inspect<T>(work: () => Promise<T | TooComplex>): Promise<T | TooComplex> {
    return inTurn(async () => {
      begun += 1;
      const outcome = await work();
      if (outcome === 'complex') ended += 1;
      return outcome;
    });
  }

  const inThread = <Name extends keyof Inspections>(name: Name, bytes: Buffer): Promise<Inspected<Name> | TooComplex> =>
    inspect(async () => {
      pool ??= openPool();
      const threads = await pool;
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        return await threads.run(bytes, { name, signal });
      } catch (error) {
        if (signal.aborted || Reflect.get(Object(error), 'code') === 'ERR_WORKER_OUT_OF_MEMORY') return 'complex';
        throw error;
      }
    });

  return {
    hasActiveContent: ({ bytes }) => inThread('hasActiveContent', bytes),
    cleanDrawing: ({ bytes }) => inThread('cleanDrawing', bytes),
    drawPicture: ({ bytes }, draw) => inspect(() => drawPicture(bytes, draw, timeLimitMs)),
    getCounts: () => ({ begun, ended }),
    close: async () => (await pool)?.destroy(),
  };
}

/** Its threads begin with a file and see no secrets of the environment. One whose task is aborted ends; others take its place. */
async function openPool(): Promise<Piscina> {
  const { default: Pool } = await import('piscina');
  return new Pool({
    filename: WORKER_FILE,
    ...{ minThreads: 0, maxThreads: WIDTH, idleTimeout: IDLE_MS },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    // Otherwise a thread sleeps between tasks in a way that what it awaits goes on no more.
    atomics: 'disabled',
    recordTiming: false,
  });
}
