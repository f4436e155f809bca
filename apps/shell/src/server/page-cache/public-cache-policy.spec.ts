/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { pageLoader, type RouteObject, useLoaderData } from '@heizplatz/router';
import fastify from 'fastify';
import { createElement } from 'react';
import { registerPages } from '../documents/register-pages';
import { getRenderer } from '../testing/get-renderer';
import { createPageCache } from './page-cache';
import { createServeCachedPage } from './serve-cached-page';

const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
let apiStatus = 200;
/** Delays the API's responses until it resolves. */
let held: Promise<void> = Promise.resolve();
let arrived = 0;
const api = fastify();
// The calls of pages; header and footer of each request their menus.
api.addHook('onRequest', async ({ url, headers }) => {
  if (!url.endsWith('/chrome-menus')) requests.push({ url, headers });
});
api.get('/api/site/1/chrome-menus', () => ({ Main: [], Market: [], Help: [] }));
api.get('/session/renew', async (_request, reply) =>
  reply.header('set-cookie', `${COOKIES.csrf}=c5rf; Path=/`).send({ success: true }),
);
api.addHook('preHandler', () => held);
api.get('/api/kalkulation/best-price', async (_request, reply) =>
  reply
    .code(apiStatus)
    .header('set-cookie', 'hp_marked=by-the-api')
    .send(apiStatus === 200 ? [] : { type: 'about:blank', title: 'down', status: apiStatus, code: 'UNAVAILABLE' }),
);

const Seen = () => createElement('h1', null, String(useLoaderData<string>()));
/** Renders everything it can find about the visitor. */
const seen = pageLoader(async ({ api: call, request, cookies, user, url }) => {
  await call(CALLS.bestPrice, { query: { countryId: '1' } }).catch(() => undefined);
  return JSON.stringify([[...request.headers], cookies, user, url.search]);
});
const page = (path: string, overrides: Partial<RouteObject> = {}): RouteObject =>
  ({
    path,
    Component: Seen,
    loader: seen,
    handle: { cachePolicy: { kind: 'public', query: ['seite'] } },
    ...overrides,
  }) as RouteObject;
const routes: RouteObject[] = [
  page('/preise'),
  page('/eigen', { handle: {} }),
  page('/formular', { action: async () => null }),
  page('/gestoert', { loader: pageLoader(({ api: call }) => call(CALLS.bestPrice, { query: { countryId: '1' } })) }),
];

const documents = createPageCache(10_000_000);
const server = fastify({
  genReqId: () => randomUUID(),
  serverFactory: (handler) =>
    createServer((request, response) => void (serve(request, response) || handler(request, response))),
});
server.addHook('onResponse', async () => void (arrived -= 1));
server.addHook('onRequest', async () => void (arrived += 1));
let serve: ReturnType<typeof createServeCachedPage> = () => false;
let port = 0;

beforeAll(async () => {
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const renderer = getRenderer({ routes, apiUrl, documents });
  serve = createServeCachedPage({ ...renderer.config, documents, registry: renderer.registry, nowMs: Date.now });
  registerPages(server, renderer);
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
beforeEach(() => {
  requests.length = 0;
  apiStatus = 200;
  documents.setFollowing(false);
  documents.setFollowing(true);
});
afterAll(() => Promise.all([api.close(), server.close()]));

interface Visit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

function visit(path: string, { method = 'GET', headers = {} }: Visit = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host: 'localhost:4200', ...headers } };
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(raw).toString() : raw.toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const stripNonces = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
const LOGIN = `${COOKIES.auth}=same; ${COOKIES.refresh}=same; ${COOKIES.token}=x.y.z`;
const MARKS = {
  cookie: `hp_calc_1_3=mark-of-cookie; ${COOKIES.csrf}=mark-of-csrf`,
  'user-agent': 'mark-of-browser',
  referer: 'https://example.com/mark-of-referer',
  'x-forwarded-for': '203.0.113.77',
  'accept-language': 'mark-of-language',
};

describe('a page that is cached for everybody', () => {
  it('has nothing of the visitor for whom it was drawn, nor of the next', async () => {
    const first = await visit('/preise', { headers: MARKS });
    const second = await visit('/preise');
    expect(first.status).toBe(200);
    for (const { body } of [first, second]) expect(body).not.toMatch(/mark-of|203\.0\.113\.77|c5rf/);
    expect(stripNonces(second.body)).toBe(stripNonces(first.body));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.cookie ?? '').toBe('');
    expect(JSON.stringify([first.headers, second.headers])).not.toContain('by-the-api');
  });

  it('is one document with the configured address, whatever Host its site is asked by', async () => {
    const hosts = ['localhost:9', '127.0.0.1:4200', 'evil.example', 'de.localhost'];
    const visits = [];
    for (const host of hosts) visits.push(await visit('/preise?seite=2', { headers: { host } }));
    for (const { body } of visits) {
      expect(body).toContain('"origin":"http://localhost:4200"');
      for (const host of hosts.slice(2)) expect(body).not.toContain(host);
    }
    expect(requests).toHaveLength(1);
    expect(documents.count()).toBe(1);
    const austrian = await visit('/preise?seite=2', { headers: { host: 'at.localhost:9' } });
    expect(austrian.body).toContain('"origin":"http://at.localhost:4200"');
  });

  it('has a request id each time, from memory too', async () => {
    const visits = [await visit('/preise'), await visit('/preise'), await visit('/preise')];
    const ids = visits.map(({ headers }) => headers['x-request-id']);
    expect(requests).toHaveLength(1);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });

  it('has a nonce of its own each time, the same in its policy', async () => {
    await visit('/preise');
    const visits = await Promise.all([visit('/preise'), visit('/preise')]);
    const nonces = visits.map(({ headers, body }) => {
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      const inBody = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, match]) => match);
      expect(new Set(inBody)).toEqual(new Set([nonce]));
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('may be stored by this browser alone, whose Back shows it at once', async () => {
    const rendered = await visit('/preise');
    const { headers } = await visit('/preise');
    for (const sent of [rendered.headers, headers])
      expect(sent).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    expect(headers.etag).toBeUndefined();
    expect(String(headers['set-cookie'])).toContain('hp_locale=de');
  });

  it('is sent zipped to whoever takes that, with the same content', async () => {
    const plain = await visit('/preise');
    const zipped = await visit('/preise', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(stripNonces(zipped.body)).toBe(stripNonces(plain.body));
    const refused = await visit('/preise', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD with its headers alone', async () => {
    const { body } = await visit('/preise');
    const head = await visit('/preise', { method: 'HEAD' });
    expect([head.status, head.body, Number(head.headers['content-length'])]).toEqual([
      200,
      '',
      Buffer.byteLength(body),
    ]);
  });

  it('is drawn once for all who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => visit('/preise')));
    expect(requests).toHaveLength(1);
  });

  it('is the same for somebody logged in, and not drawn again', async () => {
    const { body } = await visit('/preise');
    expect(stripNonces((await visit('/preise', { headers: { cookie: LOGIN } })).body)).toBe(stripNonces(body));
    expect(requests).toHaveLength(1);
  });

  it('is drawn anew when what it read has changed', async () => {
    await visit('/preise');
    documents.flush(['prices']);
    await visit('/preise');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['with a query that it does not read', '/preise?utm_source=x', 2],
    ['with one that it reads', '/preise?seite=2', 1],
    ['with an endless one', `/preise?seite=${'2'.repeat(400)}`, 2],
  ])('%s is asked for %s times', async (_, path, times) => {
    await visit(path);
    await visit(path);
    expect(requests).toHaveLength(times);
    expect(documents.count()).toBe(2 - times);
  });

  it('that failed for several at once names to each the own request, in words and data', async () => {
    apiStatus = 503;
    let respond = (): void => undefined;
    held = new Promise((resolve) => (respond = resolve));
    const sent = Array.from({ length: 5 }, () => visit('/gestoert'));
    for (let turns = 0; turns < 50; turns += arrived === 5 ? 1 : 0) await new Promise(setImmediate);
    respond();
    const visits = await Promise.all(sent);
    expect(requests).toHaveLength(1);
    const ids = visits.map(({ headers }) => String(headers['x-request-id']));
    expect(new Set(ids).size).toBe(5);
    for (const [index, { status, headers, body }] of visits.entries()) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(ids.filter((id) => body.includes(id))).toEqual([ids[index]]);
      expect(body).toMatch(new RegExp(`Vorgangsnummer[^<]*(<!-- -->)?${ids[index]}`));
      expect(body).toContain(`"requestId":"${ids[index]}"`);
    }
  });

  it('that lacks an answer is not kept', async () => {
    apiStatus = 503;
    await visit('/preise');
    apiStatus = 200;
    await visit('/preise');
    await visit('/preise');
    expect(requests).toHaveLength(2);
  });
});

describe('a page that is not cached', () => {
  it.each(['/eigen', '/formular'])('%s is drawn for each visitor', async (path) => {
    const { body } = await visit(path, { headers: MARKS });
    expect(body).toContain('mark-of-cookie');
    await visit(path);
    expect(requests.filter(({ url }) => url.startsWith('/api'))).toHaveLength(2);
    expect(documents.count()).toBe(0);
  });

  it.each([
    ['is zipped', '/eigen', {}, 'gzip'],
    ['with a CSRF value is not', '/formular', {}, undefined],
    ['is not for somebody with a login', '/eigen', { cookie: LOGIN }, undefined],
  ])('%s', async (_, path, more, encoding) => {
    const { headers, body } = await visit(path, { headers: { ...more, 'accept-encoding': 'br, gzip' } });
    expect(headers).toMatchObject({ vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  });
});
