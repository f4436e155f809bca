/** @jest-environment node */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OwningRelease, RenderTask } from '../rendering/render-task';
import { releaseOf } from '../testing/get-release';
import { noCalls } from '../testing/no-calls';
import { createRenderPool, type RenderPool } from './render-pool';

const versionOf = (version: string): OwningRelease => ({
  release: releaseOf('order', { version }),
  folder: `/releases/order/${version}`,
});
const before = versionOf('1');
/** Blocks each thread that loads it for 300 ms. */
const heavy = versionOf('heavy');

let pool: RenderPool;
let warnings: Record<string, unknown>[] = [];
const log = {
  warn: (what: object, text: string) => void (text === 'too many pages wait' && warnings.push({ ...what })),
  error: jest.fn(),
};

async function open(queueMs: number): Promise<void> {
  warnings = [];
  pool = createRenderPool({
    start: (shared) => new Worker(join(__dirname, 'testing/faulty-worker.ts'), { workerData: { shared } }),
    ...{ size: 2, perWorker: 1, queueLimit: 50, queueMs, timeoutMs: 5000, heapMb: 1000 },
    warmUp: () => [before],
    log,
  });
  await pool.whenReady();
  while (pool.metrics().workers < 2) await render(before);
}
afterEach(() => pool.close());

function render(owner: OwningRelease): Promise<string> {
  const task: RenderTask = {
    visit: { id: 'r', url: '/', headers: {}, form: null },
    ...{ countryId: 1, origin: 'http://localhost:4200', releases: [owner.release], owner },
    ...{ isPublic: false, cookieHeader: '', hasLogin: false },
  };
  return pool.render(task, { log, callApi: noCalls }).then(
    () => 'rendered',
    ({ reason }: Error & { reason?: string }) => reason ?? 'failed',
  );
}

it('a release that pages request first is loaded by all workers at once: other pages wait, and are refused', async () => {
  await open(100);
  const pages = [render(heavy), render(heavy), render(before)];
  expect(await Promise.all(pages)).toEqual(['rendered', 'rendered', 'busy']);
  expect(warnings).toEqual([
    expect.objectContaining({
      workers: [
        expect.objectContaining({ pages: 1, loading: ['order@heavy'] }),
        expect.objectContaining({ pages: 1, loading: ['order@heavy'] }),
      ],
    }),
  ]);
});

it('a release that is loaded ahead is loaded by one worker after the other: the others go on rendering', async () => {
  await open(100);
  let isLoaded = false;
  const loading = pool.loadAhead(heavy).then(() => (isLoaded = true));
  const outcomes = new Set<string>();
  while (!isLoaded) outcomes.add(await render(before));
  await loading;
  expect([...outcomes]).toEqual(['rendered']);
  expect(await Promise.all([render(heavy), render(heavy), render(before)])).toEqual(Array(3).fill('rendered'));
  expect(warnings).toEqual([]);
});

it('releases that are switched at once are loaded in turn', async () => {
  await open(100);
  let isLoaded = false;
  const loading = Promise.all([pool.loadAhead(heavy), pool.loadAhead(versionOf('heavy-too'))]).then(
    () => (isLoaded = true),
  );
  const outcomes = new Set<string>();
  while (!isLoaded) outcomes.add(await render(before));
  await loading;
  expect([...outcomes]).toEqual(['rendered']);
});
