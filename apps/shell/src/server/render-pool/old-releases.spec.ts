/** @jest-environment node */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { joinPieces } from '../documents/join-pieces';
import type { OwningRelease } from '../rendering/render-task';
import { releaseOf } from '../testing/get-release';
import { noCalls } from '../testing/no-calls';
import { MOST_OLD_RELEASES } from './pool-state';
import { createRenderPool, type RenderPool } from './render-pool';

const log = { warn: jest.fn(), error: jest.fn() };
const versionOf = (number: number): OwningRelease => ({
  release: releaseOf('order', { version: String(number) }),
  folder: `/releases/order/${number}`,
});

let serving = versionOf(0);
let started = 0;
let pool: RenderPool;
beforeEach(async () => {
  pool = createRenderPool({
    start: (shared) => {
      started++;
      return new Worker(join(__dirname, 'testing/faulty-worker.ts'), { workerData: { shared } });
    },
    ...{ size: 2, perWorker: 4, queueLimit: 50, queueMs: 5000, timeoutMs: 5000, heapMb: 1000 },
    warmUp: () => [serving],
    log,
  });
  await pool.whenReady();
});
afterEach(() => pool.close());

/** The thread that rendered a page of the release that serves. */
async function visit(): Promise<string> {
  const { rendered } = await pool.render(
    {
      visit: { id: 'r', url: '/brief', headers: {}, form: null },
      ...{ countryId: 1, origin: 'http://localhost:4200' },
      ...{ owner: serving, isPublic: false, cookieHeader: '', hasLogin: false },
    },
    { log, callApi: noCalls },
  );
  return rendered.kind === 'document' ? joinPieces(rendered.pieces, '').toString() : '';
}

it('a worker that holds many releases that no longer serve is replaced, and no page is lost', async () => {
  const versions = MOST_OLD_RELEASES * 8;
  const threads = new Set<string>();
  const before = started;
  for (let version = 1; version <= versions; version += 1) {
    serving = versionOf(version);
    const pages = await Promise.all(Array.from({ length: 6 }, visit));
    pages.forEach((thread) => threads.add(thread));
  }
  expect(threads.size).toBeGreaterThan(2);
  expect(threads).not.toContain('');
  // Two at once, at most one of them a second.
  expect(started - before).toBeLessThanOrEqual((versions / MOST_OLD_RELEASES) * 2);
  expect(pool.metrics()).toMatchObject({ restarts: 0, refused: 0 });
  expect(log.error).not.toHaveBeenCalled();
});

it('releases that serve wear out no worker, however many', async () => {
  const threads = new Set<string>();
  const before = started;
  for (let page = 0; page < MOST_OLD_RELEASES * 4; page += 1) threads.add(await visit());
  expect([threads.size <= 2, started - before]).toEqual([true, 0]);
});
