/** @jest-environment node */
import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { registerSpans, startTracing, type Tracing } from '@heizplatz/telemetry';
import { startTraceReceiver, type TraceReceiver } from '@heizplatz/telemetry/testing';
import fastify from 'fastify';
import { createApiNodes } from '../api-nodes/api-nodes';
import { registerApiProxy } from '../api-proxy/api-proxy';
import { readConfig } from '../config';
import { registerPages } from '../documents/register-pages';
import { getRenderer } from '../testing/get-renderer';
import { pageNote } from './page-notes';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';

const notices: { readonly url: string; readonly traceparent: string }[] = [];
const api = fastify({ forceCloseConnections: true });
api.all('/api/*', (request, reply) => {
  notices.push({ url: request.url, traceparent: String(request.headers.traceparent) });
  void reply.send({ Main: [], Market: [], Help: [] });
});
const routes: RouteObject[] = [
  {
    path: '/menue',
    Component: () => null,
    loader: pageLoader(async ({ api: call, site }) =>
      call(CALLS.chromeMenus, { params: { countryId: String(site.countryId) } }),
    ),
  },
];

let receiver: TraceReceiver;
let tracing: Tracing;
const shell = fastify();

beforeAll(async () => {
  receiver = await startTraceReceiver();
  tracing = await startTracing({ endpoint: receiver.endpoint, service: 'shell', delayMs: 10 });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  registerSpans(shell, (request) => pageNote(request)?.route ?? request.routeOptions.url ?? 'unknown');
  const config = readConfig({ MODE: 'test', API_URL: apiUrl });
  await registerApiProxy(shell, config, createApiNodes(config.apiUrls));
  registerPages(shell, getRenderer({ routes, apiUrl }));
});
afterAll(() => Promise.all([api.close(), shell.close(), receiver.close()]));

it("a click's page and its calls have one trace, each span below the one that caused it", async () => {
  const headers = { host: 'localhost:4200', traceparent: `00-${TRACE}-${CLICK}-01` };
  expect((await shell.inject({ url: '/menue?plz=80331', headers })).statusCode).toBe(200);
  expect((await shell.inject({ url: '/api/browser/1', headers })).statusCode).toBe(200);
  await tracing.close();
  const { spans } = receiver;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const [page, proxied, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === CLICK);
  expect(others).toEqual([]);
  expect([page?.name, proxied?.name]).toEqual(['/menue', '/api/*']);
  const called = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(called.length).toBeGreaterThan(0);
  for (const { name } of called) expect(name).toBe('page calls GET');
  // The API receives the span that waits for it.
  const getNotices = (isBrowsers: boolean) =>
    notices.flatMap(({ url, traceparent }) => ((url === '/api/browser/1') === isBrowsers ? [traceparent] : []));
  expect(getNotices(true)).toEqual([`00-${TRACE}-${proxied?.spanId}-01`]);
  expect(getNotices(false).toSorted()).toEqual(called.map(({ spanId }) => `00-${TRACE}-${spanId}-01`).toSorted());
  expect(JSON.stringify(spans)).not.toContain('80331');
});
