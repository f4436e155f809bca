import type { IncomingMessage } from 'node:http';
import type { HealthCollector } from '@heizplatz/releases';
import { isAdmitted } from '@heizplatz/telemetry';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import type { ServedDocument } from '../page-cache/serve-cached-page';
import { countDocument } from '../release-health/count-document';
import { pageNote } from './page-notes';
import type { ShellMetrics } from './shell-metrics';

interface Telemetry {
  readonly config: Pick<ShellConfig, 'isProduction' | 'metricsToken'>;
  readonly metrics: ShellMetrics;
  readonly health: HealthCollector;
}

/** Requested by machines every few seconds: their lines would hide the others. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

const roundMs = (elapsed: number): number => Math.round(elapsed * 10) / 10;

/**
 * /metrics for machines that are admitted, and one access log line per response, with the route's pattern, no
 * address.
 */
export function registerTelemetry(server: FastifyInstance, { config, metrics, health }: Telemetry): void {
  server.addHook('onResponse', async (request, reply) => {
    const note = pageNote(request);
    const { isCacheable, ...page } = note ?? {
      route: request.routeOptions.url ?? 'unknown',
      isCacheable: false,
    };
    const status = reply.statusCode;
    metrics.observeRequest(page.route, status, reply.elapsedTime / 1000);
    if (isCacheable) metrics.observeCache('miss');
    if (note) countDocument(health, { ...note, method: request.method, status });
    if (QUIET.has(page.route)) return;
    request.log.info({ method: request.method, ...page, status, ms: roundMs(reply.elapsedTime) }, 'answered');
  });
  server.get('/metrics', async ({ headers, socket }, reply) => {
    const machine = { authorization: headers.authorization, remoteAddress: socket.remoteAddress };
    // As for every path without an owner: visitors need not know that it exists.
    if (!isAdmitted(machine, { isProduction: config.isProduction, token: config.metricsToken }))
      return reply.callNotFound();
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read());
  });
}

/** The same for documents out of the cache, which Fastify never sees. */
export function noteServed(
  { metrics, health }: Pick<Telemetry, 'metrics' | 'health'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): (request: IncomingMessage, served: ServedDocument) => void {
  return ({ method }, { route, remote, version, countryId, requestId, ms }) => {
    metrics.observeRequest(route, 200, ms / 1000);
    metrics.observeCache('hit');
    countDocument(health, { remote, version, countryId, method, status: 200 });
    log.info(
      { reqId: requestId, method, route, remote, version, countryId, isCached: true, status: 200, ms: roundMs(ms) },
      'answered',
    );
  };
}
