import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Services } from '../http/calls/services';

export interface JobContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: FastifyBaseLogger;
  readonly services: Services;
  /** Whether a failure is not followed by another attempt. */
  readonly isLastAttempt: boolean;
}

export interface JobRetries {
  /** Attempts after the first. */
  readonly limit: number;
  /** Seconds before the second attempt; doubled from one to the next up to `maxDelaySeconds`. */
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

export interface JobDefinition {
  readonly name: string;
  readonly retries: JobRetries;
  /** How long an attempt may run. */
  readonly timeoutSeconds: number;
  /** Cron expression in UTC; absent: runs only when sent. */
  readonly schedule?: string;
  /** For a job with a schedule that calls send too: it starts within a second, as those without a schedule do. */
  readonly isSentToo?: true;
  /**
   * Of the jobs with one key, one at most waits or runs; a second send meanwhile has no effect, so the sender must
   * send again later (a cleanup). Empty: one job of this name at all. Absent: no limit.
   */
  readonly onePer?: (payload: unknown) => string;
  /** One run does what all that wait are for: those that wait together run once, on one connection a node. */
  readonly servesAll?: true;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/**
 * A job whose payload is parsed before it runs. Jobs may run twice (a crash between the work and its record), so they
 * must be idempotent.
 */
export function defineJob<S extends v.GenericSchema>(
  job: Omit<JobDefinition, 'run' | 'onePer'> & {
    payload: S;
    onePer?: (payload: v.InferOutput<S>) => string;
    run(payload: v.InferOutput<S>, context: JobContext): Promise<void>;
  },
): JobDefinition {
  const { payload: schema, run, onePer, ...rest } = job;
  return {
    ...rest,
    ...(onePer && { onePer: (payload) => onePer(v.parse(schema, payload)) }),
    run: (payload, context) => run(v.parse(schema, payload), context),
  };
}
