/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import type { PageHandle, RouteObject } from '@heizplatz/router';
import fastify from 'fastify';
import { registerPages } from '../documents/register-pages';
import { releaseOf } from '../testing/get-release';
import { getRenderer } from '../testing/get-renderer';
import { registerServing } from './register-serving';
import { createServingReleases, type ServingReleases } from './serving-releases';
import { readGroup } from './visitor-group';

const CACHED: PageHandle = { cachePolicy: { kind: 'public', query: [] } };
const routes: RouteObject[] = [
  { path: '/cached', Component: () => null, handle: CACHED },
  { path: '/own', Component: () => null },
  { path: '/form', Component: () => null, action: () => ({}) },
];
const release = (version: string) => releaseOf('order', { version, patterns: ['/*'] });
const [stable, canary] = [release('1'), release('2')];
const serve = (share: number, sites: number[] | null = null) =>
  createServingReleases([
    [
      { release: canary, share, sites },
      { release: stable, share: 1, sites: null },
    ],
  ]);

let serving: ServingReleases;
const shell = getRenderer({ routes });
const renderer = { ...shell, registry: { ...shell.registry, serving: () => serving } };
const server = fastify();

beforeAll(async () => {
  registerServing(server, renderer.config, renderer);
  registerPages(server, renderer);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function visit(path: string, cookie = '', init: RequestInit = {}) {
  const origin = `http://localhost:${(server.server.address() as AddressInfo).port}`;
  const response = await fetch(origin + path, { ...init, headers: { cookie, origin, ...init.headers } });
  const groupCookie = response.headers.getSetCookie().find((header) => header.startsWith('hp_group='));
  const html = await response.text();
  return { versions: [...new Set(html.match(/releases\/order\/\d/g))].map((url) => url.at(-1)), groupCookie };
}
const isCanary = (group: number) => serving.select({ countryId: 1, group })[0] === canary;

describe.each(['/cached', '/own'])('with a canary, a visitor of %s', (path) => {
  it('gets a group once, for 30 days, that no script can read', async () => {
    serving = serve(0.5);
    const { groupCookie } = await visit(path);
    expect(groupCookie).toMatch(/^hp_group=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await visit(path, groupCookie?.split(';')[0])).groupCookie).toBeUndefined();
  });

  it('is served the versions of the group alone, every time', async () => {
    serving = serve(0.5);
    for (const group of [1, 2, 3, 4, 5, 6, 7, 8, 9, 1])
      expect(await visit(path, `hp_group=${group}`)).toEqual({
        versions: [isCanary(group) ? '2' : '1'],
        groupCookie: undefined,
      });
    const versions = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(isCanary);
    expect(versions).toContain(true);
    expect(versions).toContain(false);
  });

  it('is served the version that the new group says', async () => {
    serving = serve(0.5);
    for (let visitor = 0; visitor < 10; visitor++) {
      const { groupCookie = '', versions } = await visit(path);
      expect(versions).toEqual([isCanary(readGroup(groupCookie) ?? -1) ? '2' : '1']);
    }
  });

  it('is given nothing where none runs for the site', async () => {
    for (const other of [serve(0.5, [2]), serve(1)]) {
      serving = other;
      expect((await visit(path)).groupCookie).toBeUndefined();
    }
  });
});

it('a form that comes without a group is for the version of everybody, and brings none', async () => {
  serving = serve(0.99);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await visit('/form', '', { method: 'POST', body: 'a=b', headers })).toEqual({
    versions: ['1'],
    groupCookie: undefined,
  });
});

it('an open page is told the versions of its visitor and of the shell, and given no group', async () => {
  serving = serve(0.5);
  const ask = async (group: string) => {
    const headers = { host: 'localhost', cookie: group };
    const response = await server.inject({ url: '/releases/serving', headers });
    expect([response.headers['set-cookie'], response.headers['cache-control']]).toEqual([undefined, 'no-store']);
    return response.json<object>();
  };
  const expectedFor = (version: string) => ({
    remotes: [
      expect.objectContaining({ name: 'order', version, folder: `/releases/order/${version}/`, patterns: ['/*'] }),
    ],
    shell: '/assets/x/',
  });
  expect(await ask('')).toEqual(expectedFor('1'));
  for (const group of [1, 2, 3, 4, 5, 6])
    expect(await ask(`hp_group=${group}`)).toEqual(expectedFor(isCanary(group) ? '2' : '1'));
});

it.each([
  ['hp_group=7', 7],
  ['a=b; hp_group=0; c=d', 0],
  ['hp_group=99999', null],
  ['hp_group=x', null],
  ['xhp_group=7', null],
  ['', null],
])('the Cookie header %j brings the group %j', (cookie, group) => expect(readGroup(cookie)).toBe(group));
