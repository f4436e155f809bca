/** @jest-environment node */
import fastify, { LogController } from 'fastify';
import { registerPages } from './register-pages';
import { type RefusalReason, RenderRefusal } from '../rendering/render-refusal';
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
