/** @jest-environment node */
import type { ApiClient } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { createResponseCache, type ResponseCache } from './response-cache';

let requests: string[] = [];
let response: unknown = { Main: [{ Title: 'eins' }] };
/** Delays the API until it resolves. */
let held: Promise<void> = Promise.resolve();
const api = (async (call: { id: string }) => {
  requests.push(call.id);
  const current = response;
  await held;
  return current;
}) as unknown as ApiClient;

let cache: ResponseCache;
let nowMs = 0;
let hits: [string, unknown][] = [];
beforeEach(() => {
  requests = [];
  hits = [];
  response = { Main: [{ Title: 'eins' }] };
  held = Promise.resolve();
  nowMs = 0;
  cache = createResponseCache(() => nowMs);
  cache.setFollowing(true);
});

const page = (countryId: 1 | 2 = 1): ApiClient =>
  cache.around(api, { countryId, onHit: (key, hit) => void hits.push([key, hit]) });
const menus = (countryId: 1 | 2 = 1, options?: { fresh: boolean }) =>
  page(countryId)(CALLS.chromeMenus, { params: { countryId: String(countryId) } }, options);

it('what is the same for everybody is requested once for all pages of a site, which learn of it', async () => {
  const first = await menus();
  expect(await menus()).toBe(first);
  expect(hits).toEqual([['chromeMenus {"params":{"countryId":"1"}}', first]]);
  await menus(2);
  expect(requests).toEqual(['chromeMenus', 'chromeMenus']);
});

it('is requested anew after a flush of its tags, and of no others', async () => {
  await menus();
  cache.flush(['news']);
  await menus();
  expect(requests).toHaveLength(1);
  cache.flush(['menus']);
  await menus();
  expect(requests).toHaveLength(2);
});

it('is not cached when something was flushed while it was on its way', async () => {
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  const underWay = menus();
  cache.flush(['menus']);
  release();
  await underWay;
  await menus();
  expect(requests).toHaveLength(2);
});

it('is not cached while no flush would arrive, and forgotten when none may have arrived', async () => {
  await menus();
  cache.setFollowing(false);
  await menus();
  await menus();
  cache.setFollowing(true);
  await menus();
  expect(requests).toHaveLength(4);
});

it('is cached for a minute at most, though its call allows an hour', async () => {
  await menus();
  nowMs = 59_000;
  await menus();
  expect(requests).toHaveLength(1);
  nowMs = 61_000;
  await menus();
  expect(requests).toHaveLength(2);
});

it('of a visitor, for a fresh request, or where nothing was found is never cached', async () => {
  await menus(1, { fresh: true });
  await menus(1, { fresh: true });
  for (let time = 0; time < 2; time++) await page()(CALLS.trustedShopRating, { params: { id: 'DE' } });
  response = null;
  for (let time = 0; time < 2; time++)
    await page()(CALLS.dealerProfile, { params: { countryId: '1', identity: 'keiner' } });
  expect(requests).toHaveLength(6);
});

it('cannot be changed by a page that reads it', async () => {
  const { Main } = await menus();
  expect(() => Main.pop()).toThrow(TypeError);
});
