/** @jest-environment node */
import { createHealthCollector } from '@heizplatz/releases';
import { logOptions } from '@heizplatz/telemetry';
import fastify, { LogController } from 'fastify';
import type { RouteObject } from '@heizplatz/router';
import { createPageCache } from '../page-cache/page-cache';
import { registerPages } from '../documents/register-pages';
import { getRenderer } from '../testing/get-renderer';
import { releaseOf, serveAll } from '../testing/get-release';
import { noteServed, registerTelemetry } from './register-telemetry';
import { createShellMetrics } from './shell-metrics';

const TOKEN = 'a-token-of-machines-with-32-chars';
const POOL = { workers: 1, target: 2, waiting: 3, underWay: 4, restarts: 5, refused: 6, largestHeapMb: 70 };
const routes: RouteObject[] = [
  { path: '/haendler', children: [{ path: ':slug', Component: () => null }] },
  { path: '/bestellung/:id/ablehnen', Component: () => null },
];

function openShell(metricsToken: string | null = TOKEN) {
  const lines: string[] = [];
  const server = fastify({
    logger: { ...logOptions({ service: 'shell', level: 'info' }), stream: { write: (line) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const documents = createPageCache(1_000_000);
  const metrics = createShellMetrics({
    registry: {
      serving: () => serveAll([releaseOf('order'), releaseOf('public', { version: '7' })]),
      loading: () => ['order'],
      refused: () => [{ remote: 'order', version: '8', reason: 'it cannot be loaded: no such thing' }],
    },
    renderer: { metrics: () => POOL },
    outlines: { broken: () => ['public'] },
    documents,
    apis: () => ({ ready: 0 }),
  });
  const health = createHealthCollector();
  registerTelemetry(server, { config: { isProduction: true, metricsToken }, metrics, health });
  registerPages(server, getRenderer({ routes, documents }));
  const request = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { host: 'localhost:4200', ...headers } });
  const read = async () => (await request('/metrics', { authorization: `Bearer ${TOKEN}` })).body.split('\n');
  return { request: request, read, lines, server, metrics, health };
}

it('metrics name pages by their route, never by their path', async () => {
  const { request: request, read } = openShell();
  await request('/haendler/meier?plz=starnberg');
  await request('/haendler/huber');
  await request('/bestellung/nr-qwz/ablehnen?token=geheim');
  await request('/gibt/es/nicht');
  const text = await read();
  expect(text).toContain('http_request_duration_seconds_count{route="/haendler/:slug",status="2xx"} 2');
  expect(text).toContain('http_request_duration_seconds_count{route="/bestellung/:id/ablehnen",status="2xx"} 1');
  const whole = text.join('\n');
  for (const path of ['meier', 'nr-qwz', 'gibt', 'starnberg', 'geheim']) expect(whole).not.toContain(path);
});

it.each([
  'heizplatz_remote_info{remote="public",version="7"} 1',
  'heizplatz_remote_degraded{remote="order",reason="refused"} 1',
  'heizplatz_remote_degraded{remote="order",reason="broken"} 0',
  'heizplatz_remote_degraded{remote="order",reason="loading"} 1',
  'heizplatz_remote_degraded{remote="public",reason="broken"} 1',
  'heizplatz_render_workers{state="ready"} 1',
  'heizplatz_render_workers{state="wanted"} 2',
  'heizplatz_render_pages{state="waiting"} 3',
  'heizplatz_render_pages{state="drawing"} 4',
  'heizplatz_render_worker_restarts_total 5',
  'heizplatz_render_refused_total 6',
  'heizplatz_render_worker_heap_bytes 70000000',
  'heizplatz_page_cache_requests_total{result="hit"} 0',
  'heizplatz_page_cache_documents 0',
  'heizplatz_api_up 0',
])('metrics have %s', async (line) => {
  expect(await openShell().read()).toContain(line);
});

it('metrics are for machines with the token alone; for others there is no such page', async () => {
  const { request: request } = openShell();
  for (const authorization of ['', 'Bearer x', `Bearer ${TOKEN}x`])
    expect((await request('/metrics', { authorization })).body).not.toContain('http_request_duration_seconds');
  expect((await openShell(null).request('/metrics')).body).not.toContain('http_request_duration_seconds');
});

it('each answer has one line with its route and no address, health none', async () => {
  const { request: request, read, lines } = openShell();
  await request('/bestellung/nr-qwz/ablehnen?token=geheim');
  await read();
  const answered = lines.filter((line) => line.includes('"msg":"answered"'));
  expect(answered.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      ...{ level: 'info', service: 'shell', reqId: expect.any(String), method: 'GET', status: 200 },
      ...{ route: '/bestellung/:id/ablehnen', remote: 'order', version: '20261121-100000-aaaaaaaa' },
      ms: expect.any(Number),
    }),
  ]);
  expect(answered.join('')).not.toMatch(/nr-qwz|geheim/);
});

it('a document out of the cache counts by its route, as a hit', async () => {
  const { read, lines, server, metrics, health } = openShell();
  const note = { route: '/preise', remote: 'public', version: '7', countryId: 2 } as const;
  noteServed({ metrics, health }, server.log)({ method: 'GET' } as never, { ...note, requestId: 'r-17', ms: 0.31 });
  expect(health.take()).toMatchObject([{ remote: 'public', version: '7', countryId: 2, visits: 1 }]);
  expect(await read()).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{route="/preise",status="2xx"} 1',
      'heizplatz_page_cache_requests_total{result="hit"} 1',
    ]),
  );
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ reqId: 'r-17', route: '/preise', isCached: true, ms: 0.3 });
});

it('each page counts as a visit to the release that owns it, calls and metrics do not', async () => {
  const { request: request, read, health } = openShell();
  await request('/haendler/meier');
  await request('/gibt/es/nicht');
  await read();
  expect(health.take()).toMatchObject([
    { remote: 'order', version: '20261121-100000-aaaaaaaa', countryId: 1, visits: 2, serverErrors: 0 },
  ]);
});
