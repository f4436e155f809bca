import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from './http-limits.ts';
import { createReceivingBodies } from './receiving-bodies.ts';
import { RefusedConnection } from './refused-connection.ts';
import { readTarget } from './request-target.ts';
import { createReaderWatch } from './slow-readers.ts';

/** Longer than the keep-alive of load balancers. */
const KEEP_ALIVE_MS = 72_000;
/** How often the limits are compared with the clock; short limits, as specs have them, more often. */
const CHECK_MS = 1000;
const CHECKS_A_LIMIT = 4;

/**
 * Fastify's options for a server that closes: a request on a connection that was accepted before is answered, where
 * Fastify would refuse it (503) and a proxy would take that for the answer.
 */
export const CLOSING = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the request is answered already. The target becomes a path, and its host the request's. */
function settleTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const { path, host } = readTarget(request.url ?? '');
  if (host !== undefined) request.headers.host = host;
  if (path === '*' && request.method === 'OPTIONS') {
    // The server as a whole is asked (RFC 9110, 9.3.7), which no path of a framework is.
    response.writeHead(204, { allow: ALLOWED }).end();
    return true;
  }
  request.url = path === '*' ? readTarget('').path : path;
  return false;
}

/**
 * The server of shell and API: nobody holds it by sending or reading slowly, and whatever a request line says reaches the
 * listener as a path. What is refused here comes as `clientError`, a RefusedConnection among them (refused-connection.ts).
 */
export function openServer(limits: HttpLimits, listener: RequestListener): Server {
  const { headMs, requestMs, spanMs, silenceMs, connections } = limits;
  const checkMs = Math.max(1, Math.min(CHECK_MS, Math.min(headMs, spanMs) / CHECKS_A_LIMIT));
  const refuse = (request: IncomingMessage, status: number) =>
    server.emit('clientError', new RefusedConnection(status, request.url ?? ''), request.socket);
  const bodies = createReceivingBodies(limits, ({ request, response, status }) => {
    // Not within the parser, which tells of the bytes that fill the memory.
    setImmediate(() => (response.headersSent ? request.socket.destroy() : refuse(request, status)));
  });
  const readers = createReaderWatch(limits);

  /** Node pushes each piece of a body here, whoever reads it. */
  class Request extends IncomingMessage {
    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      if (chunk === null) bodies.end(this);
      else if (Buffer.isBuffer(chunk)) bodies.received(this, chunk.length, performance.now());
      return super.push(chunk, encoding);
    }
  }

  const server = createServer(
    {
      IncomingMessage: Request,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (!server.listening) response.shouldKeepAlive = false;
      if (hasBody(request)) {
        bodies.begin(request, response, performance.now());
        request.once('close', () => bodies.end(request));
        // Its stream has ended already, and a framework that parses what a type announces would wait for the end for ever.
      } else delete request.headers['content-type'];
      if (!settleTarget(request, response)) listener(request, response);
    },
  );
  server.timeout = silenceMs;
  server.maxConnections = connections;
  server.on('connection', readers.add);
  const endIdleOnceClosed = spareFresh(server);
  // Without a listener Node ends the connection without a word.
  server.on('connect', (request: IncomingMessage) => refuse(request, 405));
  const checking = setInterval(() => {
    bodies.check(performance.now());
    readers.check(performance.now());
    endIdleOnceClosed();
  }, checkMs).unref();
  server.once('close', () => clearInterval(checking));
  return server;
}

/**
 * A server that closes waits for connections that have had no request so far, since the first one may be on its way; Node
 * ends them with the idle ones since 26. To be called at each check: the second one after the end of listening ends them.
 */
function spareFresh(server: Server): () => void {
  const fresh = new Set<Socket>();
  server.on('connection', (socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('request', ({ socket }) => fresh.delete(socket));
  const endIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (fresh.size === 0) endIdle();
  };
  let checksSinceClosed = 0;
  // There were checks before it listened, too.
  server.on('listening', () => (checksSinceClosed = 0));
  return () => {
    if (server.listening) return;
    checksSinceClosed += 1;
    // Others were kept open by responses that had begun before; nobody waits for their keep-alive to end.
    if (checksSinceClosed > 1) endIdle();
    else server.closeIdleConnections();
  };
}
