import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from './releases/release-registry';
import type { Start } from './releases/watch-start';

interface Health {
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'refused' | 'loading'>;
  readonly start: Start;
  /** Threads that render pages. */
  readonly renderer: { readonly metrics: () => { readonly workers: number; readonly target: number } };
  /** Remotes that could not be loaded. */
  readonly outlines: { readonly broken: () => readonly string[] };
  /** Nodes of the API, and how many of them last reported that they accept calls. */
  readonly apis: () => { readonly known: number; readonly ready: number };
}

/**
 * /healthz: the process lives. /readyz: its start is over, it has releases to serve and threads that draw them; it says what
 * visitors miss all the same: areas whose release was refused, is not loaded yet or cannot be loaded, threads, the API.
 */
export function registerHealth(server: FastifyInstance, health: Health): void {
  const { registry, start, renderer, outlines, apis } = health;
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const hasReleases = registry.serving().all.length > 0;
    const { workers, target } = renderer.metrics();
    const areas = new Set([
      ...registry.refused().map(({ remote }) => remote),
      ...outlines.broken(),
      ...registry.loading(),
    ]);
    const waitsFor = start.waitsFor();
    const missing = getMissing({ isStarting: waitsFor.length > 0, hasReleases, workers });
    return reply.code(missing ? 503 : 200).send({
      status: missing ?? (areas.size > 0 ? 'degraded' : 'ok'),
      api: apis().ready > 0 ? 'ok' : 'down',
      apis: apis(),
      degraded: [...areas].toSorted(),
      refused: registry.refused(),
      loading: registry.loading(),
      waitsFor,
      workers: { ready: workers, target: target },
    });
  });
}

interface Readiness {
  readonly isStarting: boolean;
  readonly hasReleases: boolean;
  readonly workers: number;
}

/** Why a load balancer is to send nobody; null where it may. */
function getMissing({ isStarting, hasReleases, workers }: Readiness): string | null {
  if (isStarting) return 'starting';
  if (!hasReleases) return 'no releases';
  return workers === 0 ? 'no workers' : null;
}
