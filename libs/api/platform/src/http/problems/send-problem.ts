import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemDocument } from './problem';
import { toProblem } from './to-problem';
import { getRequestSite } from '../get-request-site';

/** Responds to any failure with its problem document; unexpected ones are logged with their stack, once. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = toProblem(error);
  if (thrown.status >= 500)
    request.log.error({ err: thrown.options.cause ?? thrown, code: thrown.code }, 'call failed');
  else request.log.debug({ code: thrown.code, errors: thrown.options.errors }, 'call refused');
  if (thrown.options.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(thrown.options.retryAfterSeconds));
  // For its spelling alone, so a host of either kind will do.
  const countryId = getRequestSite(request, { mode: 'production' }) ?? getRequestSite(request, { mode: 'development' });
  return reply
    .code(thrown.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(thrown, request.id, countryId)));
}
