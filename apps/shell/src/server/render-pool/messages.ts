import type { OwningRelease, Rendered, RenderTask } from '../rendering/render-task';
import type { RouteOutline } from '../rendering/route-outline';
import type { PlainError } from './plain-error';
import type { AnswerMessage, CallMessage } from './pool-calls';

/** The work that is sent to a worker. */
export type Work =
  | { readonly kind: 'render'; readonly task: RenderTask }
  | { readonly kind: 'outline'; readonly owner: OwningRelease };

/** The remote that the work is of; null for an address that none owns. */
export const getOwner = (work: Work): OwningRelease | null => (work.kind === 'render' ? work.task.owner : work.owner);

export type WorkResult = Rendered | readonly RouteOutline[];

/** What the API's flushes mean for responses that a worker has cached. */
export type CacheMessage =
  | { readonly kind: 'flush'; readonly tags: readonly string[] }
  | { readonly kind: 'follow'; readonly isFollowing: boolean };

export type ToWorker =
  | { readonly kind: 'work'; readonly id: number; readonly work: Work }
  | { readonly kind: 'abort'; readonly id: number }
  | AnswerMessage
  | CacheMessage;

/** Whose work it was, as log lines name it. */
export interface WorkLabel {
  readonly reqId: string | null;
  readonly url: string | null;
  readonly remote: string | null;
  readonly version: string | null;
}

export type FromWorker =
  | CallMessage
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: WorkResult }
  | { readonly kind: 'failed'; readonly id: number; readonly error: PlainError }
  | {
      readonly kind: 'log';
      readonly id: number;
      readonly level: 'warn' | 'error';
      readonly what: object;
      readonly text: string;
    }
  /** An unhandled error; of no work when its origin is not known. */
  | {
      readonly kind: 'stray';
      readonly id: number | null;
      readonly label: WorkLabel | null;
      readonly isException: boolean;
      readonly error: PlainError;
    };

/** In the memory that a worker shares with its pool. */
export const BEATS = 0;
export const HEAP_MB = 1;
export const SHARED_NUMBERS = 2;
/** How often a worker reports that its event loop runs. */
export const BEAT_MS = 100;
