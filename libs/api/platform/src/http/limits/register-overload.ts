import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { problem, type ThrownProblem } from '../problems/problem';
import { BODY_LIMIT_BYTES } from './body-limit';

export interface OverloadLimits {
  /** Calls handled concurrently. */
  readonly callsAtOnce: number;
  /** Of them those that may bring files, each held in memory. */
  readonly uploadsAtOnce: number;
  /** Calls that wait for a database client. */
  readonly waitingForDatabase: number;
  /**
   * Mean delay of the event loop in the last second, beyond the timer's own 10 ms; 0: no limit. A loop that stood still for
   * the whole second is beyond every limit.
   */
  readonly loopDelayMs: number;
}

/** Calls under way, uploads among them, and all that were refused since the start. */
export interface Door {
  readonly calls: number;
  readonly uploads: number;
  readonly refused: number;
  /** Whether a call that needs no database would be refused now. */
  readonly isFull: boolean;
}

/**
 * Beyond its capacity the API refuses calls at once (503, Retry-After) instead of queueing them. Routes without a
 * call id (health, metrics, documents) are never refused. Returns a function that reports the load.
 */
export async function registerOverload(app: FastifyInstance, pool: Pool, limits: OverloadLimits): Promise<() => Door> {
  const running = { calls: 0, uploads: 0, refused: 0 };
  const refuse = (): ThrownProblem => {
    running.refused += 1;
    return problem('UNAVAILABLE', { retryAfterSeconds: 2 });
  };
  await app.register(underPressure, {
    maxEventLoopDelay: limits.loopDelayMs,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.config.callId) throw refuse();
    },
  });
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!routeOptions.config.callId) return;
    const uploads = (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES ? 1 : 0;
    const isOver =
      running.calls >= limits.callsAtOnce ||
      running.uploads + uploads > limits.uploadsAtOnce ||
      pool.waitingCount >= limits.waitingForDatabase;
    if (isOver) throw refuse();
    running.calls += 1;
    running.uploads += uploads;
    // The request closes once its body is read, long before the response.
    reply.raw.once('close', () => {
      running.calls -= 1;
      running.uploads -= uploads;
    });
  });
  return () => ({ ...running, isFull: app.isUnderPressure() || running.calls >= limits.callsAtOnce });
}
