import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '../testing/free-port';
import { startHeldBucket } from '../testing/held-bucket';
import { type OwnShell, startShell } from '../testing/own-shell';
import { type OwnStart, startSystem } from '../testing/own-start';
import { runReleaseFor } from '../testing/release-command';
import { expect, test as base } from '../testing/system-test';
import { TEST_DATA_DIR } from '../testing/workspace';

/** Its database has the release pointer; not in development, where nothing is loaded before it serves. */
const test = base.extend<{ readonly own: OwnStart }>({
  own: [
    async ({ system }, use) => {
      const own = await startSystem(system, { environment: { MODE: 'test' } });
      await use(own);
      await own.stop();
    },
    { timeout: 120_000 },
  ],
});

const HOME = '/';
const LIST = '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000';
const NOWHERE = '/gibt-es-nicht/nirgends';
const AREAS = ['account', 'order', 'public', 'support'];

/** Beside the published releases, whose key it uses too. */
const emptyFolder = () => mkdtempSync(join(TEST_DATA_DIR, 'empty-'));

function asker(request: APIRequestContext, { origin }: OwnShell) {
  const visit = async (path: string) => {
    const response = await request.get(origin + path);
    return [response.status(), response.headers()['retry-after']];
  };
  const readiness = async () => {
    const response = await request.get(`${origin}/readyz`);
    const { status, waitsFor } = (await response.json()) as { status: string; waitsFor: string[] };
    return { code: response.status(), status, waitsFor: waitsFor.toSorted() };
  };
  return { visit, readiness };
}

const LATER = [503, '5'];

test('a new shell is ready once each area is there, and denies no page before', async ({ system, own, request }) => {
  // It waits for its releases for twenty seconds before it listens.
  test.slow();
  expect((await request.get(own.origin)).status(), 'the start said that it runs').toBe(200);
  // What the start found in the folder it did not move in the database.
  for (const area of AREAS) await runReleaseFor(own, 'switch', area);
  const bucket = await startHeldBucket(own.releasesDir);
  const shell = await startShell(system, {
    apiUrl: own.apiUrl,
    releasesDir: emptyFolder(),
    environment: { RELEASE_POINTER: 'database', ...bucket.environment },
    isAwaited: false,
  });
  try {
    const { visit, readiness } = asker(request, shell);
    expect(await readiness()).toEqual({ code: 503, status: 'starting', waitsFor: AREAS });
    for (const path of [HOME, LIST, NOWHERE]) expect(await visit(path), path).toEqual(LATER);

    bucket.release('public');
    await expect.poll(() => visit(HOME)).toEqual([200, undefined]);
    expect((await readiness()).waitsFor).toEqual(AREAS.filter((area) => area !== 'public'));
    for (const path of [LIST, NOWHERE]) expect(await visit(path), path).toEqual(LATER);

    bucket.release('account', 'order', 'support');
    await expect.poll(readiness, { timeout: 30_000 }).toEqual({ code: 200, status: 'ok', waitsFor: [] });
    expect(await visit(LIST)).toEqual([200, undefined]);
    expect(await visit(NOWHERE)).toEqual([404, undefined]);
  } finally {
    await shell.stop();
    await bucket.stop();
  }
});

test('a shell whose API is away goes on with the pointer of its folder, and waits for one where there is none', async ({
  system,
  request,
}) => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const environment = { RELEASE_POINTER: 'database' };
  const [known, unknown] = await Promise.all([
    startShell(system, { apiUrl, environment }),
    startShell(system, { apiUrl, environment, releasesDir: emptyFolder(), isAwaited: false }),
  ]);
  try {
    expect(await asker(request, known).readiness()).toMatchObject({ code: 200, waitsFor: [] });
    const { visit, readiness } = asker(request, unknown);
    expect(await readiness()).toEqual({ code: 503, status: 'starting', waitsFor: ['release pointer'] });
    for (const path of [HOME, NOWHERE]) expect(await visit(path), path).toEqual(LATER);
  } finally {
    await Promise.all([known.stop(), unknown.stop()]);
  }
});
