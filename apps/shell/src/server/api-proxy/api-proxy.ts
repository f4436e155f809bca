import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SITE_HEADER } from '@heizplatz/contract';
import { getTraceHeaders } from '@heizplatz/telemetry';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiNodes } from '../api-nodes/api-nodes';
import { toFailure, mayTryAgain } from '../api-nodes/may-try-again';
import type { ShellConfig } from '../config';
import { getRequestSite } from './visitor-request';

const PASSED_ON = ['/api', '/session', '/outbox'] as const;

/** Bodies up to this size are held, so that they can be sent again; uploads are passed on as they come. */
const HELD_BYTES = 65_536;

/** Where a call is, and where it was before. */
interface Passing {
  node: string;
  readonly tried: Set<string>;
  readonly body: Buffer | null;
  /** Counts it no longer under way at its node. */
  end: () => void;
}

/**
 * The one origin's calls are proxied to the API, with the site of the host, to the best available node. A call
 * without a response from one node is sent to another one where that is safe (may-try-again.ts). 503 for a call that
 * the API does not handle in time, and at once for those beyond the limit of calls in progress: pages and health
 * checks share this process.
 */
export async function registerApiProxy(server: FastifyInstance, config: ShellConfig, nodes: ApiNodes): Promise<void> {
  const { callsAtOnce, timeoutMs } = config.proxy;
  const passings = new WeakMap<object, Passing>();
  let underWay = 0;

  /** False: every node was tried. */
  function moveOn(passing: Passing): boolean {
    passing.end();
    const node = nodes.choose(passing.tried);
    if (node === null) return false;
    passing.tried.add(node);
    passing.node = node;
    passing.end = nodes.begin(node);
    return true;
  }

  function sendFailure(reply: FastifyReply, error: unknown): unknown {
    const { request } = reply;
    const passing = passings.get(request.raw);
    const failure = toFailure(error);
    if (!passing || failure === null) return sendUnavailable(reply);
    nodes.failed(passing.node, failure);
    const isHeld = request.body === undefined || request.body === null || passing.body !== null;
    const [path = ''] = request.url.split('?');
    const call = { method: request.method, path, body: passing.body?.toString() };
    const mayMove = isHeld && mayTryAgain(failure, call);
    if (!mayMove || !moveOn(passing)) return sendUnavailable(reply);
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    return reply.from('', { ...replyOptions, ...(passing.body && { body: passing.body, contentType: type }) });
  }

  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    getUpstream: (request) => passings.get(request.raw as object)?.node ?? config.apiUrl,
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      host: new URL(config.apiUrl).host,
      'x-forwarded-for': request.ip,
      'x-request-id': request.id,
      ...getTraceHeaders(request),
      [SITE_HEADER]: String(getRequestSite(request as never, config)?.countryId ?? 1),
    }),
    // What an API rejects stays rejected: retries by each shell would only add load.
    retryDelay: () => null,
    onResponse: (request, reply, response) => {
      const passing = passings.get(request.raw as object);
      if (passing) nodes.answered(passing.node);
      (reply as unknown as FastifyReply).send((response as unknown as { stream: Readable }).stream);
    },
    onError: (reply, { error }) => void sendFailure(reply as unknown as FastifyReply, error),
  };

  async function holdBody(request: FastifyRequest): Promise<Buffer | null> {
    const { body } = request;
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (!(body instanceof Readable) || length > HELD_BYTES) return null;
    const held = await buffer(body);
    request.body = Readable.from([held]);
    return held;
  }

  for (const prefix of PASSED_ON) {
    await server.register(fastifyHttpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connections: callsAtOnce, pipelining: 1 },
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (underWay >= callsAtOnce) return sendUnavailable(reply);
        underWay += 1;
        // Before anything is waited for: who leaves while sending gives the place back.
        reply.raw.once('close', () => {
          underWay -= 1;
          passings.get(request.raw)?.end();
        });
        const body = await holdBody(request).catch(() => undefined);
        if (body === undefined) return reply.code(400).send();
        const passing: Passing = { node: '', tried: new Set(), body, end: () => undefined };
        moveOn(passing);
        passings.set(request.raw, passing);
        return undefined;
      },
      replyOptions,
    });
  }
}

/** The API is down, or overloaded: a problem document like every other failure. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '5').type('application/problem+json').send({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'UNAVAILABLE',
    detail: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    requestId: reply.request.id,
  });
}
