/** @jest-environment node */
import { CALLS, COOKIES } from '@heizplatz/contract';
import { pageLoader, redirect, type RouteObject, useLoaderData } from '@heizplatz/router';
import fastify from 'fastify';
import { createElement } from 'react';
import { renderPath } from '../testing/render-path';
import { joinPieces } from './join-pieces';

const READABLE = `${COOKIES.csrf}=c5rf; hp_calc_1_3=x`;
const OUT_OF_REACH = `${COOKIES.auth}=r; ${COOKIES.refresh}=r; ${COOKIES.releaseGroup}=7; hp_order_3=o; session=s`;
const BROUGHT = [`${COOKIES.refresh}=new; Path=/; HttpOnly`, `${COOKIES.csrf}=renewed; Path=/`];
const asked: (string | undefined)[] = [];
let apiUrl = '';
const api = fastify();
api.addHook('onRequest', async ({ url, headers }) => {
  if (!url.endsWith('/chrome-menus')) asked.push(headers.cookie);
});
api.get('/api/kalkulation/best-price', async (_request, reply) => reply.header('set-cookie', BROUGHT).send([]));

beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => (asked.length = 0));
afterAll(() => api.close());

const Seen = () => createElement('h1', null, useLoaderData<string>());
const render = (loader: RouteObject['loader'], cookie: string) =>
  renderPath('/seite', { routes: [{ path: '/seite', Component: Seen, loader } as RouteObject], apiUrl, cookie });

it('a page sees the cookies that scripts see, and no others; its calls carry all', async () => {
  const load = pageLoader(async ({ api: call, cookies, request }) => {
    await call(CALLS.bestPrice, { query: { countryId: '1' } });
    await call(CALLS.bestPrice, { query: { countryId: '2' } });
    return `${Object.keys(cookies).join()}|${request.headers.get('cookie')}`;
  });
  const rendered = await render(load, `${OUT_OF_REACH}; ${READABLE}`);
  if (rendered.kind !== 'document') throw new Error('a redirect');
  const html = joinPieces(rendered.pieces, '').toString();
  expect(html).toContain(`<h1>${COOKIES.csrf},hp_calc_1_3|${READABLE}</h1>`);
  expect(rendered.hasSecrets).toBe(true);
  expect(asked[0]).toBe(`${OUT_OF_REACH}; ${READABLE}`);
  expect(asked[1]).toContain(`${COOKIES.refresh}=new`);
  // The browser gets what the API set, also what no page sees.
  expect(rendered.setCookies).toEqual([...BROUGHT, ...BROUGHT]);
});

it('a page sets no cookie that scripts could not set, and may end any', async () => {
  const set = (name: string, value: string) => `${name}=${value}; Path=/`;
  const ended = `${COOKIES.auth}=; Path=/; Max-Age=0`;
  const own = [set(COOKIES.auth, 'planted'), ended, set(COOKIES.csrf, 'own')];
  const loader = () => redirect('/', { headers: own.map((header): [string, string] => ['set-cookie', header]) });
  const rendered = await render(loader, '');
  expect(rendered).toMatchObject({ kind: 'redirect', setCookies: [ended, own[2]] });
});

it('whether somebody is logged in is told without the cookie', async () => {
  const load = pageLoader(async ({ cookies }) => Object.keys(cookies).join());
  for (const [cookie, hasSecrets] of [
    [`${COOKIES.auth}=r; ${COOKIES.refresh}=r`, true],
    [`${COOKIES.releaseGroup}=7`, false],
  ] as const)
    expect(await render(load, cookie)).toMatchObject({ hasSecrets });
});
