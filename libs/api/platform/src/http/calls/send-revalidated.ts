import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a response that a flush may change at any time: the browser stores it, and asks with each use whether it is still
 * the same (304). So it has what an editor published as soon as the server has.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, json: string | Buffer): FastifyReply {
  const etag = `"${hash('sha1', json, 'base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

/** Compared weakly (RFC 9110): who compresses on the way may have marked it. */
const isNamed = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
