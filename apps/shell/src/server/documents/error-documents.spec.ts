/** @jest-environment node */
import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { logOptions } from '@heizplatz/telemetry';
import fastify, { LogController } from 'fastify';
import { createApiNodes } from '../api-nodes/api-nodes';
import { createPatientFetch } from '../api-nodes/patient-fetch';
import { registerPages } from './register-pages';
import { getRenderer } from '../testing/get-renderer';

const PATIENCE_MS = 1000;
/** What inspect-node.ts gives a node. */
const READY_MS = 600;
/** Time passes where a test says so: a busy machine passes no limit. */
const passUnanswered = (ms: number): Promise<never> => {
  jest.advanceTimersByTime(ms);
  return new Promise(() => undefined);
};

let apiStatus = 429;
const api = fastify({ forceCloseConnections: true });
api.get('/api/site/1/chrome-menus', () => ({ Main: [], Market: [], Help: [] }));
api.get('/api/requests/*', async (_request, reply) => {
  // A frozen database: neither the call nor the readiness check gets a response.
  if (apiStatus === 0) return passUnanswered(PATIENCE_MS);
  const problem = { type: 'about:blank', title: 'refused', status: apiStatus, code: 'X', retryAfterSeconds: 840 };
  return reply.code(apiStatus).type('application/problem+json').send(problem);
});
api.get('/readyz', () => passUnanswered(READY_MS));

const requestByLink = pageLoader(async ({ api: call, params }) =>
  call(CALLS.readRequest, { params: { token: params['token'] ?? '' } }),
);
const routes: RouteObject[] = [{ path: '/meldung/:token', Component: () => null, loader: requestByLink }];
const lines: string[] = [];
const shell = fastify({
  logger: {
    ...logOptions({ service: 'shell', level: 'info' }),
    stream: { write: (line: string) => void lines.push(line) },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => 'r-4711',
});

beforeAll(async () => {
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const fetchApi = createPatientFetch({ nodes: createApiNodes([apiUrl]), patienceMs: PATIENCE_MS });
  registerPages(shell, getRenderer({ routes, apiUrl, fetchApi }));
});
beforeEach(() => {
  lines.splice(0);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => Promise.all([api.close(), shell.close()]));

function visit(status: number, token = 'geheimes-wort') {
  apiStatus = status;
  return shell.inject({ url: `/meldung/${token}?token=geheim`, headers: { host: 'localhost:4200' } });
}

describe('a document that could not be what was asked for', () => {
  it('of a limited link is a 429 that says when to come again', async () => {
    const { statusCode, headers, body } = await visit(429);
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '840', 'x-request-id': 'r-4711' });
    expect(body).toContain('14 Minuten');
    expect(body).toContain('r-4711');
  });

  it('of a path segment that the API cannot take is a 404', async () => {
    const { statusCode, headers } = await visit(414, 'a'.repeat(501));
    expect(statusCode).toBe(404);
    expect(headers['retry-after']).toBeUndefined();
  });

  it('of a frozen database is a 503 within 2 s', async () => {
    const startedMs = Date.now();
    const { statusCode, headers } = await visit(0);
    expect(Date.now() - startedMs).toBe(PATIENCE_MS + READY_MS);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
  });

  it('is logged with its address without tokens, its remote and release', async () => {
    await visit(500);
    const line = lines.find((one) => one.includes('"msg":"a page failed"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      reqId: 'r-4711',
      url: '/meldung/…',
      remote: 'order',
      version: '20261121-100000-aaaaaaaa',
      ...{ level: 'warn', status: expect.any(Number), failure: expect.any(Object) },
    });
    expect(line).not.toContain('"err"');
    expect(lines.join('')).not.toContain('geheim');
  });
});
