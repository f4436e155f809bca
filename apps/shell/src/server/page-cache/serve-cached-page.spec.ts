/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COOKIES } from '@heizplatz/contract';
import { readConfig } from '../config';
import { releaseOf } from '../testing/get-release';
import { documentKey } from './document-key';
import { createPageCache } from './page-cache';
import { createServeCachedPage } from './serve-cached-page';

const releases = [releaseOf('public', {})];
const documents = createPageCache(100_000);
const config = readConfig({ MODE: 'test' });
const serve = createServeCachedPage({
  ...config,
  documents,
  registry: { serving: () => releases },
  nowMs: Date.now,
});
const server = createServer((request, response) => {
  if (!serve(request, response)) response.end('the long way');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  documents.setFollowing(true);
  documents.cache(documentKey(config.origins[1], releases, '/preise'), {
    ...{ pieces: [Buffer.from('kept')], deflated: null, tags: new Set<string>(), untilMs: Infinity },
  });
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

  it('is for reading its own address alone', async () => {
    expect(await request('/preise', { method: 'POST' })).toBe('the long way');
    expect(await request('/preise?a=1')).toBe('the long way');
    expect(await request('/')).toBe('the long way');
  });
});
