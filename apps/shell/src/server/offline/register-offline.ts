import { createHash } from 'node:crypto';
import type { Site } from '@heizplatz/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { getRequestSite } from '../api-proxy/visitor-request';
import { OFFLINE_POLICY, offlineDocument } from './offline-document';
import { serviceWorker } from './service-worker';

const OFFLINE_PATH = '/offline.html';

/** The document for visitors without a connection, and the worker that caches it in their browser. */
export function registerOffline(server: FastifyInstance, config: ShellConfig): void {
  const filterBySite =
    (respond: (site: Site, reply: FastifyReply) => unknown) => (request: FastifyRequest, reply: FastifyReply) => {
      const site = getRequestSite(request, config);
      // A newer one is found by the next check.
      return site ? respond(site, reply.header('cache-control', 'no-cache')) : reply.code(421).send();
    };
  server.get(
    OFFLINE_PATH,
    filterBySite((site, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', OFFLINE_POLICY)
        .header('x-robots-tag', 'noindex')
        .send(offlineDocument(site)),
    ),
  );
  server.get(
    '/service-worker.js',
    filterBySite((site, reply) => {
      const version = createHash('sha256').update(offlineDocument(site)).digest('hex').slice(0, 10);
      return reply.type('text/javascript; charset=utf-8').send(serviceWorker(OFFLINE_PATH, version));
    }),
  );
}
