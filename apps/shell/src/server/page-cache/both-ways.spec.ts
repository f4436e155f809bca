/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { createHealthCollector } from '@heizplatz/releases';
import { logOptions } from '@heizplatz/telemetry';
import fastify, { LogController } from 'fastify';
import { registerPages } from '../documents/register-pages';
import { createShellMetrics } from '../telemetry/shell-metrics';
import { noteServed, registerTelemetry } from '../telemetry/register-telemetry';
import { getRenderer } from '../testing/get-renderer';
import { documentKey } from './document-key';
import { zipPieces } from './gzip-chunks';
import { createPageCache } from './page-cache';
import { createServeCachedPage, type ServeCachedPage } from './serve-cached-page';

const POOL = { workers: 1, target: 1, waiting: 0, underWay: 0, restarts: 0, refused: 0, largestHeapMb: 1 };
const PIECES = ['<!DOCTYPE html>' + 'Größe'.repeat(2000) + '<script nonce="', '">1</script>'];
const handle = { cachePolicy: { kind: 'public', query: [] } };
const documents = createPageCache(1_000_000);
const lines: Record<string, unknown>[] = [];
const server = fastify({
  genReqId: () => randomUUID(),
  logger: {
    ...logOptions({ service: 'shell', level: 'info' }),
    stream: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  },
  logController: new LogController({ disableRequestLogging: true }),
  serverFactory: (handler) =>
    createServer((request, response) => void (serve(request, response) || handler(request, response))),
});
let serve: ServeCachedPage = () => false;
let serveFromMemory: ServeCachedPage = () => false;
let port = 0;

beforeAll(async () => {
  const renderer = getRenderer({ routes: [{ path: '/preise', Component: () => null, handle }], documents });
  const { config, registry } = renderer;
  const metrics = createShellMetrics({
    registry: { ...registry, refused: () => [] },
    renderer: { metrics: () => POOL },
    outlines: { broken: () => [] },
    documents,
    apis: () => ({ ready: 1 }),
  });
  const health = createHealthCollector();
  const onServed = noteServed({ metrics, health }, server.log);
  serveFromMemory = createServeCachedPage({ ...config, documents, registry, nowMs: Date.now, onServed });
  registerTelemetry(server, { config, metrics, health });
  registerPages(server, renderer);
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
  documents.setFollowing(true);
  const releases = registry.serving().select({ countryId: 1, group: null });
  const [{ name, version } = { name: '', version: '' }] = releases;
  const pieces = PIECES.map((piece) => Buffer.from(piece));
  const zipped = await zipPieces(pieces);
  for (const origin of Object.values(config.origins))
    documents.cache(documentKey(origin, releases, '/preise'), {
      ...{ pieces, zipped, tags: new Set(), untilMs: Infinity },
      note: { route: '/preise', remote: name, version },
    });
});
afterAll(() => server.close());

interface Visit {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A response without what differs each time: nonce, request id, time, and how well a compressed document was packed. */
async function visit({ method = 'GET', headers }: Visit) {
  const sent = httpRequest({ port, path: '/preise', method, headers: { host: 'localhost', ...headers } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const isZipped = response.headers['content-encoding'] === 'gzip' && bytes.length > 0;
  const body = (isZipped ? gunzipSync(bytes) : bytes).toString();
  const policy = String(response.headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const { date, 'x-request-id': requestId, 'content-length': length, ...others } = response.headers;
  const plainLength = isZipped || response.headers['content-encoding'] === 'gzip' ? null : length;
  return {
    ...{ status: response.statusCode, requestId, nonce, plainLength },
    body: body.replaceAll(nonce, 'NONCE'),
    headers: { ...others, 'content-security-policy': policy.replaceAll(nonce, 'NONCE') },
  };
}

const lineOf = async (requestId: unknown) => {
  const find = () => lines.find(({ reqId }) => reqId === requestId);
  // It is written after the response.
  for (let turns = 1000; turns > 0 && !find(); turns--) await new Promise(setImmediate);
  const { reqId: _reqId, time: _time, ms, isCached, ...others } = find() ?? {};
  return { isCached, line: { ...others, ms: typeof ms } };
};

describe('a page from memory and the same page through Fastify', () => {
  it.each<[string, Visit]>([
    ['plain', { headers: {} }],
    ['zipped', { headers: { 'accept-encoding': 'gzip, br' } }],
    ['for a browser that knows its site', { headers: { cookie: 'hp_locale=de; a=b', 'accept-encoding': 'gzip' } }],
    ['of another site', { headers: { host: 'at.localhost:4200' } }],
    ['by its headers alone', { method: 'HEAD', headers: {} }],
    ['on a connection that ends', { headers: { connection: 'close' } }],
  ])('are equal: %s', async (_, requested) => {
    serve = () => false;
    const usual = await visit(requested);
    serve = serveFromMemory;
    const cached = await visit(requested);
    const { nonce: usualNonce, requestId: usualId, ...usualRest } = usual;
    const { nonce, requestId, ...rest } = cached;
    expect(rest).toEqual(usualRest);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonce).not.toBe(usualNonce);
    const { isCached, line } = await lineOf(requestId);
    expect([isCached, line]).toEqual([true, (await lineOf(usualId)).line]);
  });
});
