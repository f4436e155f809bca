/** @jest-environment node */
import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { answerAll, RawClient } from '@heizplatz/http-server/testing';
import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiNodes } from './api-nodes/api-nodes';
import { registerApiProxy } from './api-proxy/api-proxy';
import { readConfig } from './config';
import { registerPages } from './documents/register-pages';
import { openShell } from './open-shell';
import { createPageCache } from './page-cache/page-cache';
import { createServeCachedPage, type ServeCachedPage } from './page-cache/serve-cached-page';
import { registerOffline } from './offline/register-offline';
import { registerSearchEngines } from './search-engines/register-search-engines';
import { registerSiteIcons } from './static/site-icons';
import { serveAll } from './testing/get-release';
import { getRenderer } from './testing/get-renderer';

const api = fastify();
api.get('/api/nothing', () => ({ Nothing: true }));
let port = 0;
let shell: FastifyInstance;

beforeAll(async () => {
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  const documents = createPageCache(1_000_000);
  let serveCachedPage: ServeCachedPage = () => false;
  const pages = getRenderer({ routes: [{ path: '/seite', Component: () => 'Eine Seite' }], apiUrl, documents });
  const config = { ...readConfig({ MODE: 'test', API_URL: apiUrl, LOG_LEVEL: 'silent' }) };
  shell = openShell(config, (...connection) => serveCachedPage(...connection), NO_ERROR_REPORTS);
  const registry = { serving: () => serveAll([]) };
  serveCachedPage = createServeCachedPage({ ...config, documents, registry, nowMs: Date.now });
  await shell.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await registerApiProxy(shell, config, createApiNodes(config.apiUrls));
  registerSearchEngines(shell, config, fetch);
  registerSiteIcons(shell);
  registerOffline(shell, config);
  registerPages(shell, pages);
  port = Number(new URL(await shell.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await shell.close();
  await api.close();
});

async function send(head: string, host = 'localhost:4200'): Promise<RawClient> {
  const client = await RawClient.open(port, `${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await client.ended;
  return client;
}

it('requests that nobody sends in earnest are all answered, and none of them by 5xx', async () => {
  const answered = await answerAll(port);
  expect(answered.filter(({ status }) => status === null || status >= 500)).toEqual([]);
  expect((await send('GET /seite HTTP/1.1')).status).toBe(200);
}, 120_000);

it.each(['//', '//seite', '/\\seite', '/\\localhost/seite', '*', 'ftp://localhost/seite', 'http://localhost//seite'])(
  'GET %s is the page that was not found',
  async (target) => {
    const { status, received } = await send(`GET ${target} HTTP/1.1`);
    expect(status).toBe(404);
    expect(received).toContain('text/html');
  },
);

it('a target that names its host is the page of that host', async () => {
  const named = await send('GET http://ch.localhost:4200/seite HTTP/1.1');
  expect(named.status).toBe(200);
  expect(named.received).toContain('lang="de-CH"');
  expect((await send('GET http://localhost:4200/api/nothing HTTP/1.1')).received).toContain('{"Nothing":true}');
});

it('pages are read and sent as forms, by no other method', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'OPTIONS']) {
    const { status, received } = await send(`${method} /seite HTTP/1.1`);
    expect([method, status]).toEqual([method, 405]);
    expect(received).toMatch(/\r\nallow: GET, HEAD\r\n/);
  }
  expect((await send('OPTIONS * HTTP/1.1')).status).toBe(204);
  expect((await send('CONNECT localhost:443 HTTP/1.1')).status).toBe(405);
});

it('a form that announces a body and brings none is refused, and does not wait for it', async () => {
  const { status } = await send('POST /seite HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded');
  expect(status).toBe(415);
});
