/** @jest-environment node */
import { CALLS, COOKIES } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { getToken, buildUser } from '@heizplatz/testing';
import fastify from 'fastify';
import { renderPath } from '../testing/render-path';

const TOKEN = getToken(buildUser());
const LOGGED_IN = [
  `${COOKIES.token}=${TOKEN}`,
  `${COOKIES.tokenExpiry}=${Math.floor(Date.now() / 1000) + 900}`,
  `${COOKIES.refresh}=same`,
  `${COOKIES.auth}=same`,
].join('; ');

/** The API after a new password was set on another device: a visitor with the old login is anonymous. */
const api = fastify();
api.get('/api/site/1/chrome-menus', () => ({ Main: [], Market: [], Help: [] }));
api.setNotFoundHandler((_request, reply) =>
  reply
    .code(401)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: 'Nicht angemeldet', status: 401, code: 'UNAUTHENTICATED' }),
);
let apiUrl = '';
beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const routes: RouteObject[] = ['/kunde/bestellungen', '/holzpellets-lose/bestellung/adresse'].map((path) => ({
  path,
  handle: path.startsWith('/kunde') ? { middleware: ['customer'] } : {},
  Component: () => null,
  loader: pageLoader(async ({ api: call }) => call(CALLS.customerAddresses, {})),
}));

it.each([
  ['/kunde/bestellungen?seite=2', '/benutzerkonto/anmeldung?RedirectUrl=%2Fkunde%2Fbestellungen%3Fseite%3D2'],
  [
    '/holzpellets-lose/bestellung/adresse',
    '/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=%2Fholzpellets-lose%2Fbestellung%2Fadresse',
  ],
])('%s leads a login that was ended elsewhere to the login page, without its cookies', async (path, location) => {
  await expect(renderPath(path, { routes, apiUrl, cookie: LOGGED_IN })).resolves.toMatchObject({
    kind: 'redirect',
    status: 302,
    location,
    setCookies: [COOKIES.token, COOKIES.tokenExpiry, COOKIES.refresh, COOKIES.auth].map((name) =>
      expect.stringMatching(new RegExp(`^${name}=; Path=/; Max-Age=0`)),
    ),
  });
});

it('whoever has no login is told so by the page itself', async () => {
  await expect(renderPath('/holzpellets-lose/bestellung/adresse', { routes, apiUrl })).resolves.toMatchObject({
    kind: 'document',
  });
});
