import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../database/database';
import { pingDatabase } from '../database/ping-database';
import type { Services } from '../http/calls/services';
import { type MetricSources, createMetrics } from './metrics';
import { readOperationState } from './operation-state';

export interface HealthParts {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly door: MetricSources['door'];
  readonly replica?: MetricSources['replica'];
  readonly services: Services;
  /** Whether prices can be calculated. */
  readonly hasPriceBook: () => boolean;
  /** Whether this process takes no new work. */
  readonly isDraining: () => boolean;
}

type Readiness = Record<'database' | 'priceBook' | 'draining', boolean>;

const READY_TIMEOUT_MS = 1500;

/**
 * /healthz: the process responds. /readyz: it may be sent requests (503 names what is missing). /metrics: Prometheus,
 * for machines. The shell does not proxy them. None of them is refused under load.
 */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  const { db, pool, clock, door, services, hasPriceBook, isDraining, replica } = parts;
  const readState = (now: Date) => readOperationState(db, now);
  const inspections = () => services.fileInspector.getCounts();
  const { jobs } = services;
  const metrics = createMetrics({ pool, clock, door, inspections, readState, jobs, ...(replica && { replica }) });
  app.addHook('onResponse', async (request, reply) => {
    const { callId } = request.routeOptions.config;
    if (callId) metrics.observeCall(callId, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const checks: Readiness = {
      database: await pingDatabase(pool, READY_TIMEOUT_MS),
      priceBook: hasPriceBook(),
      draining: isDraining(),
    };
    const isReady = checks.database && checks.priceBook && !checks.draining;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, ...checks, ...(replica && { replica: replica.getState().state }) });
  });
  app.get('/metrics', { config: { forMachines: 'metrics' } }, async (_, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.read()),
  );
}
