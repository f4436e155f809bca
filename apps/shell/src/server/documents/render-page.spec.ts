/** @jest-environment node */
import { CALLS, COOKIES } from '@heizplatz/contract';
import { data, pageLoader, redirect, type RouteObject, useLoaderData } from '@heizplatz/router';
import fastify from 'fastify';
import { createElement } from 'react';
import type { ServingReleases } from '../releases/serving-releases';
import { releaseOf, serveAll } from '../testing/get-release';
import { renderPath } from '../testing/render-path';
import { joinPieces } from './join-pieces';

const CSRF = `${COOKIES.csrf}=c5rf; Path=/; Secure`;
const SESSION_COOKIE = 'hp_token=abc; Path=/; Secure';
const requests: { url: string; headers: Record<string, unknown> }[] = [];
let apiUrl = '';

/** The API as far as these pages call it. */
const api = fastify();
// The calls of pages; header and footer of each request their menus.
api.addHook('onRequest', async ({ url, headers }) => {
  if (!url.endsWith('/chrome-menus')) requests.push({ url, headers });
});
api.get('/api/site/1/chrome-menus', () => ({ Main: [], Market: [], Help: [] }));
api.get('/session/renew', async (_request, reply) => reply.header('set-cookie', CSRF).send({ success: true }));
api.get('/api/kalkulation/best-price', async (_request, reply) => reply.header('set-cookie', SESSION_COOKIE).send([]));

beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => (requests.length = 0));
afterAll(() => api.close());

const Heading = () => createElement('h1', null, String(useLoaderData<string>()));
const page = (overrides: Partial<RouteObject> = {}): RouteObject[] => [
  { path: '/seite', Component: Heading, loader: () => 'Angebote', ...overrides } as RouteObject,
];

async function getDocument(path: string, routes?: RouteObject[] | null, cookie = '', serving?: ServingReleases) {
  const options = { ...(routes !== undefined && { routes }), ...(serving && { serving }) };
  const rendered = await renderPath(path, { ...options, apiUrl, cookie });
  if (rendered.kind !== 'document') throw new Error('a redirect');
  const html = joinPieces(rendered.pieces, 'nonce').toString();
  const literal = /id="hp-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { ...rendered, html, data: JSON.parse(literal) as Record<string, unknown> };
}

const FORTY = Array.from({ length: 40 }, (_, number) =>
  releaseOf(`area${number}`, { patterns: [`/bereich-${number}/*`] }),
);

describe('a page', () => {
  it('names its own remote alone, however many serve', async () => {
    const own = releaseOf('order', { patterns: ['/*'] });
    const one = await getDocument('/seite', page(), '', serveAll([own]));
    const many = await getDocument('/seite', page(), '', serveAll([...FORTY, own]));
    expect(many.html).toBe(one.html);
  });

  it('is drawn with its data, and carries them for the browser', async () => {
    const { status, html, data: carried } = await getDocument('/seite', page());
    expect(status).toBe(200);
    expect(html).toContain('<h1>Angebote</h1>');
    expect(html).toContain('href="/releases/order/20261121-100000-aaaaaaaa/routes.css"');
    expect(carried).toMatchObject({ owner: { name: 'order' }, errors: null, loaderData: { 'order:0': 'Angebote' } });
  });

  it("asks the API with the visitor's cookies and site, records the answer and copies its cookies", async () => {
    const load = pageLoader(async ({ api: call }) => {
      await call(CALLS.bestPrice, { query: { countryId: '1' } });
      return 'Preise';
    });
    const { setCookies, data: carried } = await getDocument('/seite', page({ loader: load }), 'hp_calc_1_3=x');
    expect(requests[0]?.headers).toMatchObject({ cookie: 'hp_calc_1_3=x', 'x-heizplatz-country': '1' });
    expect(setCookies).toEqual([SESSION_COOKIE]);
    const fallback = carried['fallback'] as object;
    expect(Object.values(fallback)).toEqual(expect.arrayContaining([{ Main: [], Market: [], Help: [] }, []]));
    // Whichever came first, so that the same page is the same text.
    expect(Object.keys(fallback)).toEqual(Object.keys(fallback).toSorted());
  });

  it('may be brought back from memory where it says so, while it has nobody’s secrets', async () => {
    const routes = page({ handle: { isRestorable: true } });
    expect((await getDocument('/seite', routes)).isRestorable).toBe(true);
    expect((await getDocument('/seite', page())).isRestorable).toBeUndefined();
    expect((await getDocument('/seite', routes, `${COOKIES.auth}=abc`)).isRestorable).toBeUndefined();
    const form = page({ handle: { isRestorable: true }, action: () => null });
    expect((await getDocument('/seite', form)).isRestorable).toBeUndefined();
  });

  it('redirects where its loader says so', async () => {
    const loader = () => redirect('/holzpellets-lose/angebotsliste');
    await expect(renderPath('/seite', { routes: page({ loader }) })).resolves.toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/holzpellets-lose/angebotsliste',
    });
  });

  it.each(['order-process', 'focused'])('of layout %s brings the CSRF cookie, once', async (layout) => {
    const routes = page({ handle: { layout } });
    expect((await getDocument('/seite', routes)).setCookies).toEqual([CSRF]);
    expect((await getDocument('/seite', routes, `${COOKIES.csrf}=known`)).setCookies).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('of another layout asks for no cookie', async () => {
    expect((await getDocument('/seite', page())).setCookies).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('a page that fails', () => {
  const SORRY = 'Da ist leider etwas schiefgelaufen...';

  it('is a 404 where nobody owns the path, or its owner has no such page', async () => {
    for (const rendered of [await getDocument('/x'), await getDocument('/x', page())]) {
      expect(rendered.status).toBe(404);
      expect(rendered.html).toContain('Die angeforderte Seite existiert nicht...');
    }
  });

  it('is a 500 in its own area when its remote cannot be loaded', async () => {
    const { status, html, data: carried } = await getDocument('/seite', null);
    expect(status).toBe(500);
    expect(html).toContain(SORRY);
    expect(html).toContain('Hauptnavigation');
    expect(carried).toMatchObject({ owner: { name: 'order' }, styles: ['/assets/x/main.css'] });
  });

  it('is a 500 in its own area when its screen breaks while it is drawn', async () => {
    const Component = () => {
      throw new Error('secret inside');
    };
    const { status, html, data: carried } = await getDocument('/seite', page({ Component }));
    expect(status).toBe(500);
    expect(html).toContain(SORRY);
    expect(html).toContain('Hauptnavigation');
    expect(html).not.toContain('secret');
    expect(carried).toMatchObject({ errors: { shell: { status: 500, data: { requestId: 'req-1' } } } });
  });

  it('carries status and request id, and nothing of the inside of what was thrown', async () => {
    const known = await getDocument('/seite', page({ loader: () => Promise.reject(data('busy', { status: 503 })) }));
    expect(known.data['errors']).toEqual({ shell: { status: 503, data: { requestId: 'req-1' } } });
    const unexpected = await getDocument('/seite', page({ loader: () => Promise.reject(new Error('secret inside')) }));
    expect(unexpected.data['errors']).toEqual({ shell: { status: 500, data: { requestId: 'req-1' } } });
    expect(unexpected.html).not.toContain('secret');
  });

  it('asks for no CSRF cookie to be there when the API is down', async () => {
    const rendered = await renderPath('/seite', {
      routes: page({ handle: { layout: 'focused' } }),
      apiUrl: 'http://127.0.0.1:9',
    });
    expect(rendered).toMatchObject({ status: 200, setCookies: [] });
  });
});
