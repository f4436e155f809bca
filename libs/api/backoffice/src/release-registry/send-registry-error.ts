import type { FastifyReply, FastifyRequest } from 'fastify';
import { toRegistryError } from './to-registry-error';

/** The document on the wire (RFC 9457, application/problem+json), in English: { code, detail, … }. */
export function sendRegistryError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toRegistryError(thrown);
  const { code, status, message, retryAfterSeconds } = error;
  if (status >= 500) request.log.error({ err: error.cause ?? error, code }, 'registry request failed');
  else request.log.info({ code, reason: message }, 'registry request refused');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const type = `urn:heizplatz:registry:${code.toLowerCase().replaceAll('_', '-')}`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type, title: code, status, code, detail: message, requestId: request.id }));
}
