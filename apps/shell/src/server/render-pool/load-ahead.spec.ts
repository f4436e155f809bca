/** @jest-environment node */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
/** Blocks each thread that loads it until the test admits that. */
const heavy = versionOf('heavy');

let pool: RenderPool;
let warnings: Record<string, unknown>[] = [];
const log = {
  warn: (what: object, text: string) => void (text === 'too many pages wait' && warnings.push({ ...what })),
  error: jest.fn(),
};

const [BEGUN, ADMITTED] = [0, 1];
let loads: Int32Array;
/** Resolves once so many threads have begun to load a heavy release. */
async function whenBegun(count: number): Promise<void> {
  while (Atomics.load(loads, BEGUN) < count) await wait(5);
  expect(Atomics.load(loads, BEGUN)).toBe(count);
}
function admit(count: number): void {
  Atomics.store(loads, ADMITTED, count);
  Atomics.notify(loads, ADMITTED);
}

const QUEUE_MS = 100;
/** The pool's time stands, so that a busy machine passes no limit, and passes where a test says so. */
let nowMs = 0;
beforeEach(async () => {
  warnings = [];
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  loads = new Int32Array(new SharedArrayBuffer(8));
  pool = createRenderPool({
    start: (shared) => new Worker(join(__dirname, 'testing/faulty-worker.ts'), { workerData: { shared, loads } }),
    ...{ size: 2, perWorker: 1, queueLimit: 50, queueMs: QUEUE_MS, timeoutMs: 5000, heapMb: 1000 },
    warmUp: () => [before],
    log,
  });
  await pool.whenReady();
  while (pool.metrics().workers < 2) await render(before);
});
afterEach(async () => {
  await pool.close();
  jest.restoreAllMocks();
});

function render(owner: OwningRelease): Promise<string> {
  const task: RenderTask = {
    visit: { id: 'r', url: '/', headers: {}, form: null },
    ...{ countryId: 1, origin: 'http://localhost:4200', owner },
    ...{ isPublic: false, cookieHeader: '', hasLogin: false },
  };
  return pool.render(task, { log, callApi: noCalls }).then(
    () => 'rendered',
    ({ reason }: Error & { reason?: string }) => reason ?? 'failed',
  );
}

it('a release that pages request first is loaded by all workers at once: other pages wait, and are refused', async () => {
  const pages = [render(heavy), render(heavy), render(before)];
  await whenBegun(2);
  nowMs += QUEUE_MS + 1;
  expect(await pages[2]).toBe('busy');
  admit(2);
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
  const loading = pool.loadAhead(heavy);
  for (const count of [1, 2]) {
    await whenBegun(count);
    expect(await render(before)).toBe('rendered');
    admit(count);
  }
  await loading;
  expect(await Promise.all([render(heavy), render(heavy), render(before)])).toEqual(Array(3).fill('rendered'));
  expect(warnings).toEqual([]);
});

it('releases that are switched at once are loaded in turn', async () => {
  const loading = Promise.all([pool.loadAhead(heavy), pool.loadAhead(versionOf('heavy-too'))]);
  for (const count of [1, 2, 3, 4]) {
    await whenBegun(count);
    expect(await render(before)).toBe('rendered');
    admit(count);
  }
  await loading;
});
