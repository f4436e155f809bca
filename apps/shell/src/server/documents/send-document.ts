import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinPieces } from './join-pieces';
import type { RenderResult } from './render-result';
import { gzipTrailer } from '../page-cache/gzip-chunks';
import { takesGzip } from '../page-cache/takes-gzip';

const zip = promisify(gzip);

/**
 * Sends a rendered document. Compressed for clients that accept it, unless it holds secrets: their length could be
 * measured from outside, beside a text of the address (BREACH).
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, pieces, zipped, hasSecrets, retryAfterSeconds }: Extract<RenderResult, { kind: 'document' }>,
  nonce: string,
): Promise<FastifyReply> {
  reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  if (hasSecrets || !takesGzip(request.headers['accept-encoding'])) return reply.send(joinPieces(pieces, nonce));
  const bytes = zipped
    ? Buffer.concat([joinPieces(zipped, nonce), Buffer.from(gzipTrailer(pieces, nonce), 'latin1')])
    : await zip(joinPieces(pieces, nonce));
  return reply.header('content-encoding', 'gzip').send(bytes);
}
