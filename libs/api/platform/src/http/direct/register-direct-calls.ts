import { SITE_HEADER } from '@heizplatz/contract';
import { COUNTRY_IDS } from '@heizplatz/country';
import { isTracing } from '@heizplatz/telemetry';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { checkResponse } from '../calls/check-response';
import type { DirectAnswer, DirectContext, Handler } from '../calls/define-handler';
import type { SerializedResponse } from '../calls/serialized-response';
import { keepBody, readBody } from './read-body';

/** Enough for every configuration; longer bodies take the usual way. */
const MAX_BODY_BYTES = 4096;
const SITE_IDS: ReadonlySet<unknown> = new Set(COUNTRY_IDS.map(String));
const JSON_TYPES: ReadonlySet<unknown> = new Set(['application/json', 'application/json; charset=utf-8']);
const OK = 200;

interface DirectParts extends DirectContext {
  readonly log: FastifyBaseLogger;
  readonly getRequestId: (request: IncomingMessage) => string;
  /** Whether more calls than now would be refused. */
  readonly isFull: () => boolean;
  readonly observeCall: (callId: string, status: number, seconds: number) => void;
}

type DirectHandler = Handler & { readonly answerBody: DirectAnswer };
const isDirect = (handler: Handler): handler is DirectHandler => handler.answerBody !== undefined;

/** Whether a request is of the plain form that browsers and the shell send; others take the usual way. */
function isPlain({ headers }: IncomingMessage): boolean {
  return (
    Number(headers['content-length']) <= MAX_BODY_BYTES &&
    JSON_TYPES.has(headers['content-type']) &&
    headers['content-encoding'] === undefined &&
    SITE_IDS.has(headers[SITE_HEADER])
  );
}

/** The headers are those of `handleCall` for a call that nobody caches. */
function send(response: ServerResponse, requestId: string, { json, release }: SerializedResponse): void {
  response.once('finish', release);
  response.writeHead(OK, [
    ...['x-request-id', requestId, 'x-content-type-options', 'nosniff', 'cache-control', 'no-store'],
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(Buffer.byteLength(json))],
  ]);
  response.end(json);
}

/**
 * Answers direct calls at the server itself: what Fastify's hooks do for a call that knows neither caller nor database is
 * done here in a fifth of their time (docs/decisions/0087). Everything unusual goes on to Fastify with its body: a refused
 * body, an unknown site, a full or closing API, a traced process.
 */
export function registerDirectCalls(app: FastifyInstance, handlers: readonly Handler[], parts: DirectParts): void {
  if (isTracing()) return;
  const { log, services, getRequestId, isFull, observeCall } = parts;
  const byPath = new Map<string, DirectHandler>();
  for (const handler of handlers.filter(isDirect)) byPath.set(handler.call.path, handler);
  const { server } = app;
  const [forward] = server.listeners('request');
  if (byPath.size === 0 || !forward) return;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  /** Null: the usual way says why. An error: what was answered breaks the contract. */
  function findAnswer({ call, answerBody }: DirectHandler, body: Buffer): SerializedResponse | Error | null {
    let answered: SerializedResponse;
    try {
      answered = answerBody(body.toString(), parts);
    } catch {
      return null;
    }
    if (!services.config.checksAnswers) return answered;
    try {
      checkResponse(call, JSON.parse(answered.json.toString()));
      return answered;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  function answer(handler: DirectHandler, request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    readBody(request, (body) => {
      const answered = findAnswer(handler, body);
      if (!answered || answered instanceof Error) {
        keepBody(request, answered ?? body);
        forward?.call(server, request, response);
        return;
      }
      const { id: callId, method, path } = handler.call;
      const reqId = getRequestId(request);
      // A kept connection would delay the close until its idle timeout.
      if (isClosing) response.setHeader('connection', 'close');
      send(response, reqId, answered);
      const ms = performance.now() - start;
      observeCall(callId, OK, ms / 1000);
      log.info({ reqId, callId, method, route: path, path, status: OK, ms: Math.round(ms * 10) / 10 }, 'answered');
    });
  }

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const handler = request.method === 'POST' ? byPath.get(request.url ?? '') : undefined;
    if (handler && isPlain(request) && !isClosing && !isFull()) answer(handler, request, response);
    else forward.call(server, request, response);
  });
}
