import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from './release-registry';

/** /healthz: the process lives; /readyz: it has releases to serve. /metrics belongs to the API and is not passed on. */
export function registerHealth(server: FastifyInstance, registry: ReleaseRegistry): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const ready = registry.serving().length > 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no releases' });
  });
}
