/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { COOKIES, CALLS, CSRF_HEADER } from '@heizplatz/contract';
import {
  pageAction,
  pageLoader,
  PostForm,
  redirect,
  refuseInvalid,
  type RouteObject,
  useRefusedForm,
} from '@heizplatz/router';
import fastifyCompress from '@fastify/compress';
import fastify from 'fastify';
import fc from 'fast-check';
import { createElement } from 'react';
import { registerPages } from '../documents/register-pages';
import { getRenderer } from '../testing/get-renderer';

const TOKEN = 'nonce.signed';
const LOGGED_IN = 'hp_token=abc; Path=/; Secure';
const requests: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];
let apiUrl = '';
let loginStatus = 200;
let loginWait: number | undefined;

/** The API as far as these pages call it. */
const api = fastify();
// The calls of forms; header and footer of each page request their menus.
api.addHook('preHandler', async ({ url, headers, body }) => {
  if (!url.endsWith('/chrome-menus')) requests.push({ url, headers, body });
});
api.get('/api/site/1/chrome-menus', () => ({ Main: [], Market: [], Help: [] }));
api.get('/session/renew', async (_request, reply) =>
  reply.header('set-cookie', `${COOKIES.csrf}=new.signed; Path=/`).send({ success: true }),
);
api.post('/api/account/jwt/anmelden', async (_request, reply) =>
  loginStatus === 200
    ? reply
        .header('set-cookie', LOGGED_IN)
        .send({ success: true, token: 'abc', redirectUrl: null, secondFactor: 'none' })
    : reply.code(loginStatus).send({
        ...{ type: 'about:blank', title: 'no', status: loginStatus, code: 'CONFLICT' },
        ...(loginWait && { retryAfterSeconds: loginWait }),
      }),
);

/** A form as pages have it: rendered again with its input and errors. */
function View() {
  const refused = useRefusedForm('anmelden');
  const errors = refused?.problem.problem.errors ?? [];
  return createElement(
    PostForm,
    { name: 'anmelden' },
    createElement('input', { name: 'email', defaultValue: refused?.values['email'] }),
    createElement('p', null, [refused?.problem.code, ...errors.map(({ path, code }) => `${path}:${code}`)].join(' ')),
  );
}
const routes: RouteObject[] = [
  {
    path: '/formular',
    Component: View,
    action: pageAction(async ({ api: call, form, url }) => {
      const [email = '', password = ''] = [form.get('email') ?? '', form.get('password') ?? ''];
      refuseInvalid({ email: email === '' ? 'REQUIRED' : undefined });
      await call(CALLS.login, { body: { UserName: email, Password: password } });
      return redirect(url.searchParams.get('weiter') ?? '/seite');
    }),
  },
  {
    path: '/zwei-fragen',
    Component: () => null,
    action: pageAction(async ({ api: call }) => {
      await call(CALLS.login, { body: { UserName: 'a@example.com', Password: 'geheim' } });
      await call(CALLS.renewSession, { query: {} });
      return redirect('/seite', 303);
    }),
  },
  { path: '/seite', Component: () => null, loader: pageLoader(async () => null) },
  {
    path: '/bereich',
    handle: { middleware: ['customer'] },
    children: [{ path: 'formular', action: pageAction(async () => redirect('/seite')), Component: () => null }],
  },
];

const server = fastify();
const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: 'localhost:4200',
      origin: 'http://localhost:4200',
      cookie: `${COOKIES.csrf}=${TOKEN}; hp_locale=de`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
let address: Promise<string> | undefined;
const listening = () => (address ??= server.listen({ port: 0, host: '127.0.0.1' }));
const filled = (fields: Record<string, string> = {}) =>
  new URLSearchParams({
    _csrf: TOKEN,
    _form: 'anmelden',
    email: 'a@example.com',
    password: 'geheim',
    ...fields,
  }).toString();

beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  await server.register(fastifyCompress, { threshold: 0 });
  registerPages(server, getRenderer({ routes, apiUrl }));
});
beforeEach(() => {
  requests.length = 0;
  loginStatus = 200;
});
afterAll(() => Promise.all([api.close(), server.close()]));

describe('a form', () => {
  it('is done by its page’s action with the visitor’s cookies and its own CSRF value; then the next page is asked for', async () => {
    const response = await send('/formular?weiter=/seite', filled());
    expect([response.statusCode, response.headers.location, response.headers['set-cookie']]).toEqual([
      303,
      '/seite',
      LOGGED_IN,
    ]);
    expect(requests).toEqual([
      expect.objectContaining({
        url: '/api/account/jwt/anmelden',
        body: { UserName: 'a@example.com', Password: 'geheim' },
        headers: expect.objectContaining({
          [CSRF_HEADER.toLowerCase()]: TOKEN,
          cookie: expect.stringContaining(TOKEN),
        }),
      }),
    ]);
  });

  it('has in its second call the cookies that the first one’s answer brought', async () => {
    expect((await send('/zwei-fragen', filled())).statusCode).toBe(303);
    expect(requests.map(({ headers }) => String(headers['cookie']).includes('hp_token=abc'))).toEqual([false, true]);
  });

  it('with something wrong is drawn again as it was typed, under 422, and nothing is asked', async () => {
    const response = await send('/formular', filled({ email: '', other: '<b>' }));
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('VALIDATION email:REQUIRED');
    expect(requests.map(({ url }) => url)).toEqual(['/session/renew']);
  });

  it('drawn again is not compressed, since its page holds the CSRF value', async () => {
    const { headers } = await send('/formular', filled({ email: '' }), { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    [409, undefined, undefined],
    [429, 840, '840'],
    [429, undefined, '60'],
    [503, undefined, '5'],
  ])(
    'that the API refuses with %i is drawn again under that status, with its wait (%s: %s), without its password',
    async (status, seconds, wait) => {
      [loginStatus, loginWait] = [status, seconds];
      const response = await send('/formular', filled());
      expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
      expect(response.body).toContain('value="a@example.com"');
      expect(response.body).not.toContain('geheim');
      expect(response.headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each([
    ['without the value', filled({ _csrf: '' }), {}],
    ['with another value', filled({ _csrf: 'nonce.sign3d' }), {}],
    ['without the cookie', filled(), { cookie: '' }],
    ['with neither', filled({ _csrf: '' }), { cookie: '' }],
  ])('%s is 403: drawn again with a new value, as it was typed, and not done', async (_, payload, headers) => {
    const response = await send('/formular', payload, headers);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('CSRF');
    expect(response.body).toContain('value="a@example.com"');
    expect(response.body).toContain('name="_csrf" value="new.signed"');
    expect(requests.map(({ url }) => url)).toEqual(['/session/renew']);
  });

  it('behind its parent’s guard leads to the login', async () => {
    const response = await send('/bereich/formular', filled());
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      expect.stringContaining('/benutzerkonto/anmeldung'),
    ]);
  });

  it.each([
    ['from another site', 403, '/formular', { origin: 'https://evil.example' }],
    ['as JSON', 415, '/formular', { 'content-type': 'application/json' }],
    ['as multipart', 415, '/formular', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['to a page without an action', 405, '/seite', {}],
    ['to a page that is not there', 404, '/nirgends', {}],
    ['to a file', 404, '/assets/x/main.js', {}],
  ])('%s is %i', async (_, status, url, headers) => {
    const response = await send(url, filled(), headers);
    expect(response.statusCode).toBe(status);
    expect(requests.filter(({ url: path }) => path.startsWith('/api'))).toEqual([]);
  });

  it('of more than 64 KB is 413', async () => {
    expect((await send('/formular', filled({ email: 'x'.repeat(65_536) }))).statusCode).toBe(413);
  });

  it('of whatever content is never a 5xx', async () => {
    const field = fc.constantFrom('_csrf', '_form', 'email', '__proto__', 'toString', '%', '');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(TOKEN, '%E0%A4', '\0', 'a&b=c', '=;&'));
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.tuple(field, text)).map((pairs) => new URLSearchParams([...pairs, ['_csrf', TOKEN]]).toString()),
    );
    await fc.assert(
      fc.asyncProperty(body, async (payload) =>
        expect((await send('/formular', payload)).statusCode).toBeLessThan(500),
      ),
      { numRuns: 60 },
    );
  });
});

describe('a form that is broken off', () => {
  const FORM = Buffer.from(filled());

  it.each([
    ['after the head', 0],
    ['after the first byte', 1],
    ['in the middle', FORM.length / 2],
    ['before the last byte', FORM.length - 1],
  ])('%s is done by no page, and the next one is', async (_, bytes) => {
    const { port } = new URL(await listening());
    const left = new Promise((gone) => server.server.once('connection', (socket) => socket.once('close', gone)));
    const begun = once(server.server, 'request');
    const visitor = connect(Number(port), '127.0.0.1');
    visitor.write(
      `POST /formular HTTP/1.1\r\nHost: localhost:4200\r\nOrigin: http://localhost:4200\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM.length}\r\n\r\n`,
    );
    await begun;
    if (bytes > 0) await new Promise((sent) => visitor.write(FORM.subarray(0, bytes), sent));
    visitor.destroy();
    await left;
    expect(requests).toEqual([]);
    expect((await send('/formular', filled())).statusCode).toBe(303);
    expect(requests).toHaveLength(1);
  });

  it('after its last byte is done once', async () => {
    const { port } = new URL(await listening());
    const done = new Promise<void>((resolve) => api.server.once('request', (request) => request.once('end', resolve)));
    const visitor = connect(Number(port), '127.0.0.1');
    visitor.write(
      `POST /formular HTTP/1.1\r\nHost: localhost:4200\r\nOrigin: http://localhost:4200\r\nCookie: ${COOKIES.csrf}=${TOKEN}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM.length}\r\n\r\n${String(FORM)}`,
      () => visitor.destroy(),
    );
    await done;
    expect((await send('/formular', filled())).statusCode).toBe(303);
    expect(requests.map(({ url }) => url)).toEqual(['/api/account/jwt/anmelden', '/api/account/jwt/anmelden']);
  });
});

describe('a page with a form', () => {
  const open = (cookie: string) => server.inject({ url: '/formular', headers: { host: 'localhost:4200', cookie } });

  it('has the visitor’s CSRF value and is kept by nobody', async () => {
    const { body, headers } = await open(`${COOKIES.csrf}=${TOKEN}`);
    expect(body).toContain(`name="_csrf" value="${TOKEN}"`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(requests).toEqual([]);
  });

  it('brings the cookie where there is none', async () => {
    const { body, headers } = await open('');
    expect(body).toContain('name="_csrf" value="new.signed"');
    expect(String(headers['set-cookie'])).toContain(`${COOKIES.csrf}=new.signed`);
  });
});

it.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is 405', async (method) => {
  expect((await server.inject({ method, url: '/formular', headers: { host: 'localhost:4200' } })).statusCode).toBe(405);
});
