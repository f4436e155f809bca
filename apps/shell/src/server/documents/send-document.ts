import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinPieces } from './join-pieces';
import type { RenderResult } from './render-result';
import { takesGzip } from '../page-cache/takes-gzip';

const zip = promisify(gzip);

/**
 * Sends a rendered document. Compressed for clients that accept it, unless it holds secrets: their length could be
 * measured from outside, beside a text of the address (BREACH).
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, pieces, hasSecrets, retryAfterSeconds }: Extract<RenderResult, { kind: 'document' }>,
  nonce: string,
): Promise<FastifyReply> {
  reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  const html = joinPieces(pieces, nonce);
  if (hasSecrets || !takesGzip(request.headers['accept-encoding'])) return reply.send(html);
  const zipped = await zip(html);
  return reply.header('content-encoding', 'gzip').send(zipped);
}
