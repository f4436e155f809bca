import { SITE_HEADER } from '@heizplatz/contract';
import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from './config';
import { siteOfRequest } from './visitor-request';

const PASSED_ON = ['/api', '/session', '/outbox'] as const;

/** The one origin's calls go to the API, with the site that the host names. */
export async function registerApiProxy(server: FastifyInstance, config: ShellConfig): Promise<void> {
  for (const prefix of PASSED_ON) {
    await server.register(fastifyHttpProxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: new URL(config.apiUrl).host,
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
          [SITE_HEADER]: String(siteOfRequest(request as never, config)?.countryId ?? 1),
        }),
        onError: (reply) => answerUnavailable(reply as FastifyReply),
      },
    });
  }
}

/** The API is down: a problem document like every other failure. */
function answerUnavailable(reply: FastifyReply): void {
  reply.code(503).header('retry-after', '5').type('application/problem+json').send({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'UNAVAILABLE',
    detail: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    requestId: reply.request.id,
  });
}
