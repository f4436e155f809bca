/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COOKIES } from '@heizplatz/contract';
import { readConfig } from '../config';
import { releaseOf, serveAll } from '../testing/get-release';
import type { CachedPage } from './cached-page';
import { documentKey } from './document-key';
import { zipPieces } from './gzip-chunks';
import { createServingReleases } from '../releases/serving-releases';
import { createPageCache } from './page-cache';
import { createServeCachedPage } from './serve-cached-page';

const releases = [releaseOf('public', {})];
const documents = createPageCache(100_000);
const config = readConfig({ MODE: 'test' });
let serving = serveAll(releases);
let nowMs = 0;
const createServe = (takesOverrides: boolean) =>
  createServeCachedPage({
    ...config,
    takesOverrides,
    documents,
    registry: { serving: () => serving },
    nowMs: () => (nowMs += 1000),
  });
let serve = createServe(false);
const server = createServer((request, response) => {
  if (!serve(request, response)) response.end('the long way');
});
let origin = '';

async function getDocument(text: string): Promise<CachedPage> {
  const pieces = [Buffer.from(text)];
  return { pieces, zipped: await zipPieces(pieces), tags: new Set(), untilMs: Infinity };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  documents.setFollowing(true);
  documents.cache(documentKey(config.origins[1], releases, '/preise'), await getDocument('kept'));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const request = async (path: string, init: RequestInit = {}) => (await fetch(`${origin}${path}`, init)).text();
const addCookie = (cookie: string) => request('/preise', { headers: { cookie } });

describe('a kept document', () => {
  it('is sent to whoever has no login', async () => {
    expect(await request('/preise')).toBe('kept');
    for (const cookie of [`${COOKIES.locale}=de`, `${COOKIES.csrf}=x; hp_calc_1_3=y`, `x${COOKIES.token}=z`])
      expect(await addCookie(cookie)).toBe('kept');
  });

  it.each([
    ['a token', `${COOKIES.token}=x`],
    ['a token among others', `${COOKIES.locale}=de; ${COOKIES.token}=x; a=b`],
    ['the mark of a login', `${COOKIES.auth}=x`],
    ['the mark behind others', `a=b; ${COOKIES.auth}=x`],
  ])('is not for whoever brings %s: the login is settled first', async (_, cookie) =>
    expect(await addCookie(cookie)).toBe('the long way'),
  );

  it('is not for a browser with a remote of its own, where the shell takes such', async () => {
    expect(await addCookie('dev_override_order=x.y.z')).toBe('kept');
    serve = createServe(true);
    expect(await addCookie('dev_override_order=x.y.z')).toBe('the long way');
    expect(await request('/preise')).toBe('kept');
    serve = createServe(false);
  });

  it('is for reading its own address alone', async () => {
    expect(await request('/preise', { method: 'POST' })).toBe('the long way');
    expect(await request('/preise?a=1')).toBe('the long way');
    expect(await request('/')).toBe('the long way');
  });
});

describe('a kept document while a canary runs', () => {
  const [stable, canary] = [releaseOf('public', {}), releaseOf('public', { version: '2' })];
  const rules = createServingReleases([
    [
      { release: canary, share: 0.5, sites: null },
      { release: stable, share: 1, sites: null },
    ],
  ]);
  beforeAll(async () => {
    serving = rules;
    for (const { version } of [stable, canary])
      documents.cache(documentKey(config.origins[1], findList(version), '/start'), await getDocument(version));
  });
  afterAll(() => {
    serving = serveAll(releases);
  });
  const select = (group: number) => rules.select({ countryId: 1, group });
  const GROUPS = Array.from({ length: 20 }, (_, group) => group);
  const findList = (version: string) => GROUPS.map(select).find(([one]) => one?.version === version) ?? [];

  it('is that of the visitor’s version', async () => {
    for (const group of GROUPS) {
      const response = await fetch(`${origin}/start`, { headers: { cookie: `hp_group=${group}` } });
      expect([await response.text(), response.headers.get('set-cookie')]).toEqual([
        select(group)[0]?.version,
        expect.not.stringContaining('hp_group'),
      ]);
    }
  });

  it('gives a group to a visitor without one, and the document of that group', async () => {
    const response = await fetch(`${origin}/start`);
    const group = /hp_group=(\d+);/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    expect(await response.text()).toBe(select(Number(group))[0]?.version);
  });
});
