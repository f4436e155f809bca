import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { problem } from './problem';

export interface OverloadLimits {
  /** Calls answered at once. */
  readonly callsAtOnce: number;
  /** Calls that wait for a database client. */
  readonly waitingForDatabase: number;
  /** Mean delay of the event loop in the last second. */
  readonly loopDelayMs: number;
}

/**
 * Beyond its capacity the API refuses calls at once (503, Retry-After) instead of piling them up. Routes without a call
 * id (health, metrics, documents) are never refused.
 */
export function registerOverload(app: FastifyInstance, pool: Pool, limits: OverloadLimits): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let loopDelayMs = 0;
  const sampler = setInterval(() => {
    loopDelayMs = Number.isFinite(delays.mean) ? delays.mean / 1e6 : 0;
    delays.reset();
  }, 1000);
  sampler.unref();
  let running = 0;

  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.callId) return;
    const isOver =
      running >= limits.callsAtOnce ||
      pool.waitingCount >= limits.waitingForDatabase ||
      loopDelayMs > limits.loopDelayMs;
    if (isOver) throw problem('UNAVAILABLE', { retryAfterSeconds: 2 });
    running += 1;
    request.raw.once('close', () => {
      running -= 1;
    });
  });
  app.addHook('onClose', async () => {
    clearInterval(sampler);
    delays.disable();
  });
}
