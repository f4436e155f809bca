/** @jest-environment node */
import { COOKIES } from '@heizplatz/contract';
import { toClaims, ROLES, type User } from '@heizplatz/identity';
import { pageLoader, type RouteObject, useLoaderData } from '@heizplatz/router';
import fastify from 'fastify';
import { createElement } from 'react';
import { joinPieces } from '../documents/join-pieces';
import { renderPath } from '../testing/render-path';

const getUser = (id: number): User => ({
  id,
  title1: '',
  title2: '',
  roles: [ROLES.customer],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anke',
  lastName: 'Vogt',
});
const getToken = (id: number) => `h.${Buffer.from(JSON.stringify(toClaims(getUser(id)))).toString('base64url')}.s`;
const EXPIRY = Math.floor(Date.now() / 1000) + 900;
const set = (name: string, value: string | number) => `${name}=${value}; Max-Age=900; Path=/; Secure; SameSite=Lax`;
const LOGGED_IN = [
  set(COOKIES.token, getToken(8)),
  set(COOKIES.tokenExpiry, EXPIRY),
  `${set(COOKIES.refresh, 'wanted')}; HttpOnly`,
  `${set(COOKIES.auth, 'wanted')}; HttpOnly`,
];
const GONE = [COOKIES.token, COOKIES.tokenExpiry, COOKIES.refresh, COOKIES.auth].map(
  (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`,
);

const requests: { path: string; body: unknown; cookie: string | undefined }[] = [];
let loginResponse: { status: number; setCookies: string[]; body: object };
let apiUrl = '';

/** The API as far as a cookie login calls it. */
const api = fastify();
api.addHook('preHandler', async ({ url, body, headers }) => {
  // Header and footer of each page request their menus.
  if (!url.endsWith('/chrome-menus')) requests.push({ path: url, body, cookie: headers.cookie });
});
api.post('/api/account/anmelden-cookie', async (_, reply) =>
  reply.code(loginResponse.status).header('set-cookie', loginResponse.setCookies).send(loginResponse.body),
);
api.post('/api/account/jwt/abmelden', async () => ({ Success: true, UserSwitched: false }));

beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  requests.length = 0;
  loginResponse = { status: 200, setCookies: LOGGED_IN, body: { success: true, token: getToken(8) } };
});
afterAll(() => api.close());

const Id = () => createElement('h1', null, `user ${useLoaderData<number | string>()}`);
const routes: RouteObject[] = [
  { path: '/seite', Component: Id, loader: pageLoader(async ({ user }) => user?.id ?? 'nobody') },
];
const session = (id: number) => `${COOKIES.token}=${getToken(id)}; ${COOKIES.tokenExpiry}=${EXPIRY}`;

async function render(cookie: string) {
  const { kind, setCookies, ...rendered } = await renderPath('/seite', { routes, apiUrl, cookie });
  if (kind !== 'document' || !('pieces' in rendered)) throw new Error('a redirect');
  return {
    heading: /<h1>(.*?)<\/h1>/.exec(joinPieces(rendered.pieces, '').toString())?.[1]?.replace('<!-- -->', ''),
    setCookies,
  };
}

describe('a login by cookie, before a page is drawn', () => {
  it('where the auth cookie differs logs in again, copies the cookies and draws the page as that user', async () => {
    const rendered = await render(`${session(7)}; ${COOKIES.auth}=wanted; ${COOKIES.refresh}=had`);
    expect(rendered).toEqual({ heading: 'user 8', setCookies: LOGGED_IN });
    expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/account/anmelden-cookie', body: { Type: 'v4', AuthCookieValue: 'wanted' } },
    ]);
  });

  it('where the auth cookie names no login any more takes the cookies that the answer takes', async () => {
    loginResponse = { status: 200, setCookies: GONE, body: { success: false, token: null } };
    await expect(render(`${session(7)}; ${COOKIES.auth}=old; ${COOKIES.refresh}=had`)).resolves.toEqual({
      heading: 'user nobody',
      setCookies: GONE,
    });
  });

  it('is not needed where both cookies agree, nor for strangers', async () => {
    const cookies = `${session(7)}; ${COOKIES.auth}=same; ${COOKIES.refresh}=same`;
    await expect(render(cookies)).resolves.toEqual({ heading: 'user 7', setCookies: [] });
    await expect(render('')).resolves.toEqual({ heading: 'user nobody', setCookies: [] });
    expect(requests).toEqual([]);
  });

  it.each([500, 401, 404, 429])('that fails with %i is swallowed', async (status) => {
    loginResponse = { status, setCookies: [], body: {} };
    const cookies = `${session(7)}; ${COOKIES.auth}=wanted; ${COOKIES.refresh}=had`;
    await expect(render(cookies)).resolves.toEqual({ heading: 'user 7', setCookies: [] });
  });
});

describe('a token without auth cookie', () => {
  it('is logged out, and its cookies are deleted', async () => {
    const cookies = `${session(7)}; ${COOKIES.refresh}=had; ${COOKIES.csrf}=c5rf`;
    await expect(render(cookies)).resolves.toEqual({ heading: 'user nobody', setCookies: GONE });
    expect(requests.map(({ path }) => path)).toEqual(['/api/account/jwt/abmelden']);
  });

  it('goes also where the API is not asked', async () => {
    await expect(render(session(7))).resolves.toEqual({ heading: 'user nobody', setCookies: GONE });
  });
});
