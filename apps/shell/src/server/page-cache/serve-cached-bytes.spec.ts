/** @jest-environment node */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Release } from '@heizplatz/releases';
import { readConfig } from '../config';
import { releaseOf, serveAll } from '../testing/get-release';
import { documentKey } from './document-key';
import { zipPieces } from './gzip-chunks';
import { createPageCache } from './page-cache';
import { createServeCachedPage } from './serve-cached-page';

const config = readConfig({ MODE: 'test' });
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

interface Shell {
  readonly production?: boolean;
  readonly isTrusted?: (address: string) => boolean;
}

/** A server that responds from its cache; the served releases and the clock are the test's. */
async function open({ production = false, isTrusted = () => false }: Shell = {}) {
  const documents = createPageCache(1_000_000);
  documents.setFollowing(true);
  const state: { nowMs: number; requestCount: number; releases: readonly Release[] } = {
    nowMs: 0,
    requestCount: 0,
    releases: [releaseOf('public', { version: '1' })],
  };
  const serve = createServeCachedPage({
    ...config,
    isProduction: production,
    productionHosts: { 1: 'heizplatz.de', 2: 'heizplatz.at', 3: 'heizplatz.ch' },
    trustedProxies: isTrusted,
    documents,
    registry: { serving: () => ((state.requestCount += 1), serveAll(state.releases)) },
    nowMs: () => state.nowMs,
  });
  const server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end('the long way');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cache = async (path: string, texts: string[], country: 1 | 2 | 3 = 1) => {
    const pieces = texts.map((text) => Buffer.from(text));
    const zipped = await zipPieces(pieces);
    documents.cache(documentKey(config.origins[country], state.releases, path), {
      ...{ pieces, zipped, tags: new Set(), untilMs: Infinity },
    });
  };
  const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const sent = httpRequest({ port, path, method, headers: { host: 'localhost', ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        sent.on('error', reject).end();
      },
    );
  return { documents, state, store: cache, request: request };
}

/** The nonce of a response, from its policy. */
const getNonce = (headers: IncomingMessage['headers']): string =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

const LARGE = 'größer '.repeat(1000);

describe('the bytes of a kept document', () => {
  it.each([
    ['small pieces', ['<p>Grüße ', ' aus Köln ', '</p>']],
    ['one piece', ['<p>ß</p>']],
    ['a large piece first', [LARGE, 'Ende']],
    ['a large piece last', ['Anfang ', LARGE]],
    ['large pieces between small ones', ['a', LARGE, 'ö', LARGE, 'z']],
    ['a piece of exactly 4,096 bytes', ['x'.repeat(4096), 'ü', 'y'.repeat(4097)]],
    ['nothing after the nonce', ['a', '']],
  ])('are the pieces with the nonce between them: %s', async (_, pieces) => {
    const { store: cache, request: request } = await open();
    await cache('/', pieces);
    for (const encoding of ['identity', 'gzip']) {
      const { status, headers, body } = await request('/', { 'accept-encoding': encoding });
      const text = (encoding === 'gzip' ? gunzipSync(body) : body).toString();
      expect(text).toBe(pieces.join(getNonce(headers)));
      expect(getNonce(headers)).toHaveLength(24);
      expect([status, headers['content-length']]).toEqual([200, String(body.length)]);
      expect(headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('are counted and not sent for HEAD', async () => {
    const { store: cache, request: request } = await open();
    await cache('/', ['abc']);
    const { status, headers, body } = await request('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '3', 0]);
  });
});

describe('the site of a kept document', () => {
  it('is that of the host, and of no other', async () => {
    const { store: cache, request: request } = await open();
    await cache('/', ['Österreich'], 2);
    expect((await request('/', { host: 'at.localhost:4200' })).body.toString()).toBe('Österreich');
    expect((await request('/', { host: 'localhost:4200' })).status).toBe(404);
  });

  it('is named in production, and a host of nobody goes the long way', async () => {
    const { store: cache, request: request } = await open({ production: true });
    await cache('/', ['Schweiz'], 3);
    expect((await request('/', { host: 'www.heizplatz.ch' })).body.toString()).toBe('Schweiz');
    for (const host of ['heizplatz.example', 'ch.localhost', ''])
      expect((await request('/', { host })).status).toBe(404);
  });

  it.each([
    ['heizplatz.ch', 'Schweiz'],
    [' heizplatz.ch , 10.0.0.1', 'Schweiz'],
    ['heizplatz.de', 'Deutschland'],
  ])('behind a proxy that is trusted is what that forwards: %j', async (forwarded, text) => {
    const requests: string[] = [];
    const isTrusted = (address: string) => requests.push(address) > 0;
    const { store: cache, request: request } = await open({ production: true, isTrusted });
    await cache('/', ['Schweiz'], 3);
    await cache('/', ['Deutschland'], 1);
    const { body } = await request('/', { host: 'heizplatz.de', 'x-forwarded-host': forwarded });
    expect([body.toString(), requests]).toEqual([text, ['127.0.0.1']]);
    expect((await request('/', { host: 'heizplatz.ch' })).body.toString()).toBe('Schweiz');
  });

  it('is not what a stranger forwards', async () => {
    const { store: cache, request: request } = await open({ production: true });
    await cache('/', ['Deutschland'], 1);
    const { body } = await request('/', { host: 'heizplatz.de', 'x-forwarded-host': 'heizplatz.ch' });
    expect(body.toString()).toBe('Deutschland');
  });
});

it('the releases that serve are asked for ten times a second at most, and a switch counts then', async () => {
  const { state, store: cache, request: request } = await open();
  await cache('/', ['alt']);
  for (const nowMs of [0, 50, 99]) {
    state.nowMs = nowMs;
    expect((await request('/')).body.toString()).toBe('alt');
  }
  expect(state.requestCount).toBe(1);
  state.releases = [releaseOf('public', { version: '2' })];
  expect((await request('/')).status).toBe(200);
  state.nowMs = 100;
  expect((await request('/')).status).toBe(404);
  expect(state.requestCount).toBe(2);
});
