import { Readable } from 'node:stream';
import { SITE_HEADER } from '@heizplatz/contract';
import { getTraceHeaders } from '@heizplatz/telemetry';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiNodes } from '../api-nodes/api-nodes';
import { toFailure, mayTryAgain } from '../api-nodes/may-try-again';
import type { ShellConfig } from '../config';
import { PASSED_ON, shellProblem } from './shell-problem';
import { getRequestSite } from './visitor-request';

/** A picture of 8 MB in base64, the largest body of the contract, and its fields; as in deploy/nginx. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
/** Bodies up to this size may be sent again to another node. */
const REPEATED_BYTES = 65_536;

/** Where a call is, and where it was before. */
interface Passing {
  node: string;
  readonly tried: Set<string>;
  readonly body: Buffer | null;
  /** Counts it no longer under way at its node. */
  end: () => void;
  /** Gives its place among the calls in progress back. */
  readonly leave: () => void;
}

/**
 * The one origin's calls are proxied to the API, with the site of the host, to the best available node. A call
 * without a response from one node is sent to another one where that is safe (may-try-again.ts). 503 for a call that
 * the API does not handle in time, and at once for those beyond the limit of calls in progress: pages and health
 * checks share this process. A call takes its place, and a connection to the API, once its body is there.
 */
export async function registerApiProxy(server: FastifyInstance, config: ShellConfig, nodes: ApiNodes): Promise<void> {
  const { callsAtOnce, timeoutMs } = config.proxy;
  const passings = new WeakMap<object, Passing>();
  let underWay = 0;

  function takePlace(): () => void {
    let isTaken = true;
    underWay += 1;
    return () => {
      if (isTaken) underWay -= 1;
      isTaken = false;
    };
  }

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
    // Node has told the visitor to continue, and the client of the API refuses to ask.
    rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
      ...headers,
      host: new URL(config.apiUrl).host,
      'x-forwarded-for': request.ip,
      'x-request-id': request.id,
      ...getTraceHeaders(request),
      [SITE_HEADER]: String(getRequestSite(request as never, config)?.countryId ?? 1),
    }),
    // Whether the connection to the API stays open says nothing of the visitor's.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
    // What an API rejects stays rejected: retries by each shell would only add load.
    retryDelay: () => null,
    onResponse: (request, reply, response) => {
      const passing = passings.get(request.raw as object);
      if (passing) nodes.answered(passing.node);
      // How long the visitor takes to read it is nobody else's concern.
      passing?.leave();
      reply.send((response as { stream: Readable }).stream);
    },
    onError: (reply, { error }) => void sendFailure(reply as FastifyReply, error),
  };

  for (const prefix of PASSED_ON) {
    await server.register(fastifyHttpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: {
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        connections: config.http.connections,
        pipelining: 1,
      },
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (underWay >= callsAtOnce) return sendUnavailable(reply);
        const received = await receiveBody(request).catch(() => undefined);
        if (received === undefined) return reply.code(400).send();
        if (received === 'too large') return sendProblem(reply, 413);
        // Others came meanwhile, or who sent it left.
        if (underWay >= callsAtOnce || reply.raw.destroyed) return sendUnavailable(reply);
        const body = received !== null && received.length <= REPEATED_BYTES ? received : null;
        const passing: Passing = { node: '', tried: new Set(), body, end: () => undefined, leave: takePlace() };
        reply.raw.once('close', () => {
          passing.leave();
          passing.end();
        });
        moveOn(passing);
        passings.set(request.raw, passing);
        return undefined;
      },
      replyOptions,
    });
  }
}

/** Null: there is none, or it came parsed. */
async function receiveBody(request: FastifyRequest): Promise<Buffer | 'too large' | null> {
  const { body } = request;
  if (!(body instanceof Readable)) return null;
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) return 'too large';
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Left as it is: the response ends a body that nobody reads.
    if (bytes > BODY_LIMIT_BYTES) return 'too large';
    chunks.push(chunk);
  }
  const received = Buffer.concat(chunks);
  request.body = Readable.from([received], { objectMode: false });
  return received;
}

/** The API is down, or overloaded. */
const sendUnavailable = (reply: FastifyReply): FastifyReply => sendProblem(reply.header('retry-after', '5'), 503);

/** A problem document like the API's own. */
const sendProblem = (reply: FastifyReply, status: 413 | 503): FastifyReply =>
  reply.code(status).type('application/problem+json').send(shellProblem(status, reply.request.id));
