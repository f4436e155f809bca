import { Readable } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { problem, type ThrownProblem } from '../problems/problem';
import { BODY_LIMIT_BYTES } from './body-limit';

export interface OverloadLimits {
  /** Calls handled concurrently. */
  readonly callsAtOnce: number;
  /** Of them those that may have brought files, each held in memory. Bodies that are on their way: HTTP_RECEIVING_MB. */
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
}

type RouteOptions = Pick<FastifyRequest['routeOptions'], 'bodyLimit'>;

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
  const leaving = new WeakMap<FastifyRequest, () => void>();
  const countUploads = ({ bodyLimit = 0 }: RouteOptions) => (bodyLimit > BODY_LIMIT_BYTES ? 1 : 0);
  const isOver = (uploads: number) =>
    running.calls >= limits.callsAtOnce ||
    running.uploads + uploads > limits.uploadsAtOnce ||
    pool.waitingCount >= limits.waitingForDatabase;

  // What would be refused anyway is not read first.
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.config.callId && isOver(countUploads(routeOptions))) throw refuse();
  });
  // The body is there now: whoever sends it slowly has held no place meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    const { routeOptions } = request;
    if (!routeOptions.config.callId) return;
    const uploads = countUploads(routeOptions);
    if (isOver(uploads)) throw refuse();
    running.calls += 1;
    running.uploads += uploads;
    const leave = () => {
      if (!leaving.delete(request)) return;
      running.calls -= 1;
      running.uploads -= uploads;
    };
    leaving.set(request, leave);
    // The request closes once its body is read, long before the response.
    reply.raw.once('close', leave);
  });
  // Whoever reads slowly holds the response, and no place; a stream still works for who reads it.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) leaving.get(request)?.();
  });
  return () => ({ ...running });
}
