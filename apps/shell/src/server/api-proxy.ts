import { SITE_HEADER } from '@heizplatz/contract';
import { traceHeadersOf } from '@heizplatz/telemetry';
import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from './config';
import { siteOfRequest } from './visitor-request';

const PASSED_ON = ['/api', '/session', '/outbox'] as const;

/**
 * The one origin's calls go to the API, with the site that the host names. 503 for a call that the API does not answer in
 * time, and at once for those beyond what may be under way: pages and health checks have this process too.
 */
export async function registerApiProxy(server: FastifyInstance, config: ShellConfig): Promise<void> {
  const { callsAtOnce, timeoutMs } = config.proxy;
  let underWay = 0;
  for (const prefix of PASSED_ON) {
    await server.register(fastifyHttpProxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connections: callsAtOnce, pipelining: 1 },
      preHandler: (_request, reply, next) => {
        if (underWay >= callsAtOnce) return answerUnavailable(reply);
        underWay += 1;
        reply.raw.once('close', () => (underWay -= 1));
        next();
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: new URL(config.apiUrl).host,
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
          ...traceHeadersOf(request),
          [SITE_HEADER]: String(siteOfRequest(request as never, config)?.countryId ?? 1),
        }),
        onError: (reply) => answerUnavailable(reply as FastifyReply),
      },
    });
  }
}

/** The API is down, or too much is asked of it: a problem document like every other failure. */
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
