import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What Fastify gets of a request whose body was read before: the body, or why the request fails. */
type ReadBody = Buffer | Error;

const readBodies = new WeakMap<IncomingMessage, ReadBody>();

/** Calls back with the whole body, once it is there; never for a request that is broken off. */
export function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const [first] = chunks;
    done(chunks.length === 1 && first ? first : Buffer.concat(chunks));
  });
}

export const keepBody = (request: IncomingMessage, body: ReadBody): unknown => readBodies.set(request, body);

/** A hook that gives Fastify the body that was read before, or the error. */
export function replayBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: Readable,
  done: (error: Error | null, payload?: Readable) => void,
): void {
  const body = readBodies.get(request.raw);
  if (body instanceof Error) done(body);
  else done(null, body ? Readable.from([body], { objectMode: false }) : payload);
}
