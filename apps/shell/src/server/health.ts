import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from './releases/release-registry';

interface Health {
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'refused' | 'loading'>;
  /** Threads that render pages. */
  readonly renderer: { readonly metrics: () => { readonly workers: number; readonly target: number } };
  /** Remotes that could not be loaded. */
  readonly outlines: { readonly broken: () => readonly string[] };
  /** Nodes of the API, and how many of them last reported that they accept calls. */
  readonly apis: () => { readonly known: number; readonly ready: number };
}

/**
 * /healthz: the process lives. /readyz: it has releases to serve and threads that draw them, and says what visitors miss all
 * the same: areas whose release was refused, is not loaded yet or cannot be loaded, threads, the API.
 */
export function registerHealth(server: FastifyInstance, { registry, renderer, outlines, apis }: Health): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const hasReleases = registry.serving().all.length > 0;
    const { workers, target } = renderer.metrics();
    const areas = new Set([
      ...registry.refused().map(({ remote }) => remote),
      ...outlines.broken(),
      ...registry.loading(),
    ]);
    const missing = !hasReleases ? 'no releases' : workers === 0 ? 'no workers' : null;
    return reply.code(missing ? 503 : 200).send({
      status: missing ?? (areas.size > 0 ? 'degraded' : 'ok'),
      api: apis().ready > 0 ? 'ok' : 'down',
      apis: apis(),
      degraded: [...areas].toSorted(),
      refused: registry.refused(),
      loading: registry.loading(),
      workers: { ready: workers, target: target },
    });
  });
}
