import { RenderRefusal, type RefusalReason } from '../rendering/render-refusal';
import type { CallApi } from '../api-proxy/page-calls';
import type { PageLog } from '../rendering/render-task';
import type { Work, WorkResult } from './messages';

/** A worker as its jobs know it. */
export interface JobHolder {
  readonly take: (job: Job, nowMs: number) => void;
}

/** A piece of work on its way through the pool. */
export interface Job {
  readonly id: number;
  readonly work: Work;
  readonly log: PageLog;
  /** Absent for work that makes no calls. */
  readonly callApi: CallApi | undefined;
  readonly queuedMs: number;
  /** When a worker got it first; null while it waits. */
  startedMs: number | null;
  /** Those that have it: a second one when the first stands still. */
  readonly workers: Set<JobHolder>;
  /** A form's action that may have run is not run twice. */
  readonly isRepeatable: boolean;
  /** Assigned to a worker of its own, since another one blocked or exited with it. */
  isSuspect: boolean;
  readonly done: (result: WorkResult) => void;
  readonly failed: (error: unknown) => void;
}

export const refuse = (job: Job, reason: RefusalReason, message: string): void =>
  job.failed(new RenderRefusal(reason, message));
