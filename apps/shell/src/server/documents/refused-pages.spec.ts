/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { LogController } from 'fastify';
import { registerPages } from './register-pages';
import { type RefusalReason, RenderRefusal } from '../rendering/render-refusal';
import type { PageRenderer } from '../rendering/render-task';
import { serveAll } from '../testing/get-release';
import { getRenderer } from '../testing/get-renderer';

let reason: RefusalReason = 'busy';
const lines: string[] = [];
const server = fastify({
  logger: { stream: { write: (line: string) => void lines.push(line) } },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => 'r-4711',
});
registerPages(server, {
  ...getRenderer({ routes: [] }),
  renderer: { outline: async () => [], render: () => Promise.reject(new RenderRefusal(reason, 'not drawn')) },
});
beforeEach(() => lines.splice(0));
afterAll(() => server.close());

function visit(input: RefusalReason) {
  reason = input;
  return server.inject({ url: '/seite?token=geheim', headers: { host: 'localhost:4200' } });
}

it('a page that was cut is its area’s error page, with the navigation and the request’s id', async () => {
  const whole = getRenderer({ routes: [{ path: '/seite', Component: () => null }] });
  const { outline, render } = whole.renderer;
  const cut = fastify({ genReqId: () => 'r-4712' });
  registerPages(cut, {
    ...whole,
    renderer: {
      outline,
      render: (task, options) =>
        task.owner?.folder === null
          ? render(task, options)
          : Promise.reject(new RenderRefusal('overtime', 'cut after 10000 ms')),
    },
  });
  const { statusCode, body } = await cut.inject({ url: '/seite', headers: { host: 'localhost:4200' } });
  expect(statusCode).toBe(500);
  for (const text of ['Da ist leider etwas schiefgelaufen...', 'Hauptnavigation', 'r-4712', 'Erneut versuchen'])
    expect(body).toContain(text);
  await cut.close();
});

it('a page whose release is being loaded is a 503 in its area, that says when to come again', async () => {
  const whole = getRenderer({ routes: [{ path: '/seite', Component: () => null }] });
  const registry = { ...whole.registry, getServerFolder: () => undefined, loading: () => ['order'] };
  const early = fastify({ genReqId: () => 'r-4713' });
  registerPages(early, { ...whole, registry });
  const { statusCode, headers, body } = await early.inject({ url: '/seite', headers: { host: 'localhost:4200' } });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  for (const text of ['in 5 Sekunden', 'Hauptnavigation', 'r-4713', 'Erneut versuchen']) expect(body).toContain(text);
  expect(whole.outlines.broken()).toEqual([]);
  await early.close();
});

describe('a path of which nobody knows yet whose it is', () => {
  const whole = getRenderer({ routes: [{ path: '/seite', Component: () => null }] });
  async function request(registry: Partial<typeof whole.registry>, init: { method?: 'POST'; url: string }) {
    const early = fastify({ genReqId: () => 'r-4714' });
    registerPages(early, { ...whole, registry: { ...whole.registry, ...registry } });
    const form = { origin: 'http://localhost:4200', 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, headers, body } = await early.inject({
      ...init,
      headers: { host: 'localhost:4200', ...(init.method && form) },
    });
    await early.close();
    return { statusCode, headers, body };
  }
  const UNKNOWN = { url: '/anderswo' };

  it('is a 404 where every release is known', async () => {
    expect((await request({}, UNKNOWN)).statusCode).toBe(404);
  });

  it('is a 503 that says when to come again while the manifest of a release is missing', async () => {
    const { statusCode, headers, body } = await request({ unread: () => ['account'] }, UNKNOWN);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(headers['cache-control']).toBe('private, no-store');
    for (const text of ['wird gerade geladen', 'r-4714']) expect(body).toContain(text);
  });

  it('takes no form, and does not say that it never will', async () => {
    const response = await request({ unread: () => ['account'] }, { ...UNKNOWN, method: 'POST' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  });

  it('leaves pages of other areas as they are', async () => {
    expect((await request({ unread: () => ['account'] }, { url: '/seite' })).statusCode).toBe(200);
  });

  it.each(['/', '/seite', '/anderswo'])('is any path of a shell without releases: %s', async (url) => {
    const { statusCode, headers } = await request({ serving: () => serveAll([]) }, { url });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });
});

it('a page that too many wait for is a 503 that says when to come again, and no line in the log', async () => {
  const { statusCode, headers, body } = await visit('busy');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  expect(body).toContain('Gerade sind sehr viele Besucher hier.');
  expect(body).toContain('r-4711');
  expect(lines).toEqual([]);
});

it.each(['overtime', 'lost'] as const)(
  'one that was not drawn (%s) is a 500, logged with its remote',
  async (input) => {
    const { statusCode, body } = await visit(input);
    expect(statusCode).toBe(500);
    expect(body).toContain('r-4711');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ url: '/seite', remote: 'order', err: { reason: input } });
  },
);

it('the render of a visitor who leaves is aborted, and that of one who stays is not', async () => {
  const signals: AbortSignal[] = [];
  const whole = getRenderer({ routes: [{ path: '/seite', Component: () => null }] });
  const { outline, render } = whole.renderer;
  const begun = new EventEmitter();
  const watched = fastify({
    serverFactory: (handler) => createServer({ optimizeEmptyRequests: true }, handler),
  });
  const waiting: PageRenderer = {
    outline,
    render: async (task, options) => {
      const { signal } = options;
      if (signal) signals.push(signal);
      begun.emit('render');
      if (signal && task.visit.url.endsWith('?warten')) await once(signal, 'abort');
      return render(task, options);
    },
  };
  registerPages(watched, { ...whole, renderer: waiting });
  await watched.listen({ port: 0, host: '127.0.0.1' });
  const { port } = watched.server.address() as AddressInfo;
  const visitor = httpRequest({ port, path: '/seite?warten' }).end();
  visitor.on('error', () => undefined);
  await once(begun, 'render');
  visitor.destroy();
  await once(signals[0] as AbortSignal, 'abort');
  const [response] = (await once(httpRequest({ port, path: '/seite' }).end(), 'response')) as [IncomingMessage];
  await text(response);
  await watched.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
