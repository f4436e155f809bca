import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { problem } from '../problems/problem';
import { BODY_LIMIT_BYTES } from './body-limit';

export interface OverloadLimits {
  /** Calls answered at once. */
  readonly callsAtOnce: number;
  /** Of them those that may bring files, each held in memory. */
  readonly uploadsAtOnce: number;
  /** Calls that wait for a database client. */
  readonly waitingForDatabase: number;
  /** Mean delay of the event loop in the last second. */
  readonly loopDelayMs: number;
}

/** Calls under way, uploads among them, and all that were refused since the start. */
export interface Door {
  readonly calls: number;
  readonly uploads: number;
  readonly refused: number;
}

/**
 * Beyond its capacity the API refuses calls at once (503, Retry-After) instead of piling them up. Routes without a call
 * id (health, metrics, documents) are never refused. Returns what says how it stands.
 */
export function registerOverload(app: FastifyInstance, pool: Pool, limits: OverloadLimits): () => Door {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let loopDelayMs = 0;
  const sampler = setInterval(() => {
    loopDelayMs = Number.isFinite(delays.mean) ? delays.mean / 1e6 : 0;
    delays.reset();
  }, 1000);
  sampler.unref();
  const running = { calls: 0, uploads: 0, refused: 0 };

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!routeOptions.config.callId) return;
    const uploads = (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES ? 1 : 0;
    const isOver =
      running.calls >= limits.callsAtOnce ||
      running.uploads + uploads > limits.uploadsAtOnce ||
      pool.waitingCount >= limits.waitingForDatabase ||
      loopDelayMs > limits.loopDelayMs;
    if (isOver) {
      running.refused += 1;
      throw problem('UNAVAILABLE', { retryAfterSeconds: 2 });
    }
    running.calls += 1;
    running.uploads += uploads;
    // The request closes once its body is read, long before it is answered.
    reply.raw.once('close', () => {
      running.calls -= 1;
      running.uploads -= uploads;
    });
  });
  app.addHook('onClose', async () => {
    clearInterval(sampler);
    delays.disable();
  });
  return () => running;
}
