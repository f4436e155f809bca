/** @jest-environment node */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { joinPieces } from '../documents/join-pieces';
import type { RenderTask } from '../rendering/render-task';
import { releaseOf } from '../testing/get-release';
import { noCalls } from '../testing/no-calls';
import { BEAT_MS } from './messages';
import type { PoolOptions } from './pool-state';
import { createRenderPool, type RenderPool } from './render-pool';

const FAULTY = join(__dirname, 'testing/faulty-worker.ts');
const owner = { release: releaseOf('order'), folder: '/releases/order' };
let started = 0;
let lines: { what: Record<string, unknown>; text: string }[] = [];
const log = {
  warn: (what: object, text: string) => void lines.push({ what: { ...what }, text }),
  error: (what: object, text: string) => void lines.push({ what: { ...what }, text }),
};
let pool: RenderPool;

async function open(overrides: Partial<PoolOptions> = {}): Promise<void> {
  pool = createRenderPool({
    start: (shared) => {
      started++;
      return new Worker(FAULTY, { workerData: { shared } });
    },
    ...{ size: 2, perWorker: 4, queueLimit: 10, queueMs: 60_000, timeoutMs: 60_000, heapMb: 1000 },
    warmUp: () => [owner],
    log,
    ...overrides,
  });
  await pool.whenReady();
}
/** The pool's time stands, so that a busy machine passes no limit, and passes where a test says so. */
let nowMs = 0;
beforeEach(() => {
  lines = [];
  started = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});
afterEach(async () => {
  await pool.close();
  jest.restoreAllMocks();
});

/** Time passes from one check of the workers to the next. */
async function passUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wait(BEAT_MS);
    nowMs += BEAT_MS;
  }
}
async function passUntilSettled<T>(outcome: Promise<T>): Promise<T> {
  let isOver = false;
  const settled = outcome.finally(() => (isOver = true));
  await passUntil(() => isOver);
  return settled;
}

const getTask = (url: string, form: string | null): RenderTask => ({
  visit: { id: `r ${url}`, url, headers: {}, form },
  countryId: 1,
  origin: 'http://localhost:4200',
  owner,
  isPublic: false,
  cookieHeader: '',
  hasLogin: false,
});

/** The result of a page: the thread that rendered it, or the reason why none did. */
async function render(url: string, { form = null, signal }: { form?: string | null; signal?: AbortSignal } = {}) {
  return pool.render(getTask(url, form), { log, callApi: noCalls, ...(signal && { signal }) }).then(
    ({ rendered }) => ({ thread: rendered.kind === 'document' ? joinPieces(rendered.pieces, '').toString() : '' }),
    (error: Error & { reason?: string }) => ({ error, reason: error.reason }),
  );
}
const rendered = { thread: expect.stringMatching(/^\d+$/) };

it('draws in threads, whose log lines and errors come back whole', async () => {
  await open();
  await expect(render('/a')).resolves.toMatchObject(rendered);
  expect(lines).toEqual([{ what: { err: expect.objectContaining({ message: 'as it was' }) }, text: 'draws /a' }]);
  const { error } = (await render('/throws')) as { error: Error };
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'TypeError', message: 'no such thing', code: 'E_NONE' });
  expect(error.stack).toContain('faulty-worker');
});

it('cuts a page that never ends; its worker stays', async () => {
  await open({ size: 1, timeoutMs: 600 });
  const { thread } = (await render('/a')) as { thread: string };
  await expect(passUntilSettled(render('/never'))).resolves.toMatchObject({ reason: 'overtime' });
  await expect(render('/a')).resolves.toMatchObject({ thread });
  expect(started).toBe(1);
});

it('cuts a loop, which costs itself alone: what waited on its worker is drawn elsewhere', async () => {
  await open({ size: 1, timeoutMs: 4000 });
  const beside = Array.from({ length: 3 }, () => render('/slow'));
  const loop = render('/loop');
  await passUntil(() => started > 1);
  const outcomes = await Promise.all(beside);
  expect(outcomes).toEqual([
    expect.objectContaining(rendered),
    expect.objectContaining(rendered),
    expect.objectContaining(rendered),
  ]);
  await expect(render('/a')).resolves.toMatchObject(rendered);
  await expect(passUntilSettled(loop)).resolves.toMatchObject({ reason: 'overtime' });
  await expect(render('/a')).resolves.toMatchObject(rendered);
});

it('draws apart what made a worker stand still, so that the others’ workers stay', async () => {
  await open({ size: 2, timeoutMs: 2500 });
  await expect(passUntilSettled(render('/loop'))).resolves.toMatchObject({ reason: 'overtime' });
  let ended = 0;
  const loops = Array.from({ length: 3 }, () => render('/loop').finally(() => ended++));
  const others = await Promise.all(Array.from({ length: 8 }, () => render('/slow')));
  expect(ended).toBe(0);
  for (const outcome of others) expect(outcome).toMatchObject(rendered);
  for (const outcome of await passUntilSettled(Promise.all(loops)))
    expect(['overtime', 'busy']).toContain((outcome as { reason?: string }).reason);
});

it('does not run a form’s action twice', async () => {
  await open({ size: 1, timeoutMs: 2000 });
  const sent = render('/slow', { form: 'a=b' });
  const loop = render('/loop');
  const [outcome] = await passUntilSettled(Promise.all([sent, loop]));
  expect(outcome).toMatchObject({ reason: expect.stringMatching(/overtime|lost/) });
  expect(lines.filter(({ text }) => text === 'draws /slow').length).toBeLessThan(2);
});

it('has back a worker whose loop ended in time', async () => {
  await open({ size: 1, timeoutMs: 15_000 });
  await expect(passUntilSettled(render('/loop-one-second'))).resolves.toMatchObject(rendered);
  await expect(render('/a')).resolves.toMatchObject(rendered);
});

it.each([
  ['/rejects-beside', 'a promise of a page failed that nobody waits for', 'nobody waits for me'],
  ['/throws-beside', 'a page threw where nobody catches', 'nobody catches me'],
])('%s costs its page alone, and is logged with its remote, version and address', async (url, text, message) => {
  await open();
  const [faulty, ...others] = await Promise.all([render(url), render('/slow'), render('/slow'), render('/slow')]);
  expect(faulty).toMatchObject({ reason: 'lost' });
  for (const other of others) expect(other).toMatchObject(rendered);
  const line = lines.find((one) => one.text === text);
  expect(line?.what).toMatchObject({
    err: { message },
    ...{ reqId: `r ${url}`, url, remote: 'order', version: '20261121-100000-aaaaaaaa' },
  });
});

it('loses nothing with a worker that ends', async () => {
  await open({ size: 1 });
  const beside = [render('/slow'), render('/slow')];
  await expect(render('/exits')).resolves.toMatchObject({ reason: 'lost' });
  for (const outcome of await Promise.all(beside)) expect(outcome).toMatchObject(rendered);
  await expect(render('/a')).resolves.toMatchObject(rendered);
});

it('replaces a worker that has grown, and loses nothing', async () => {
  await open({ size: 1, heapMb: 100 });
  const { thread } = (await render('/grows')) as { thread: string };
  // Until another one has it: the test's own time is the limit.
  for (let now = thread; now === thread;) {
    const outcome = await render('/slow');
    expect(outcome).toMatchObject(rendered);
    now = (outcome as { thread: string }).thread;
  }
});

describe('the queue', () => {
  it('refuses at once what is too many', async () => {
    await open({ size: 1, perWorker: 1, queueLimit: 2 });
    const all = Array.from({ length: 5 }, () => render('/slow'));
    const reasons = (await Promise.all(all)).map((outcome) => ('reason' in outcome ? outcome.reason : 'drawn'));
    expect(reasons).toEqual(['drawn', 'drawn', 'drawn', 'busy', 'busy']);
    expect(pool.metrics().refused).toBe(2);
    await expect(render('/a')).resolves.toMatchObject(rendered);
  });

  it('refuses what waits too long', async () => {
    await open({ size: 1, perWorker: 1, queueMs: 300, timeoutMs: 1000 });
    const never = render('/never');
    expect(await passUntilSettled(render('/a'))).toMatchObject({ reason: 'busy' });
    await expect(passUntilSettled(never)).resolves.toMatchObject({ reason: 'overtime' });
  });

  it('waits for the thread that starts for a page in isolation', async () => {
    await open({ size: 1, queueMs: 10, timeoutMs: 1500 });
    await expect(passUntilSettled(render('/loop'))).resolves.toMatchObject({ reason: 'overtime' });
    const harmless = render('/loop?harmless');
    const fromMs = nowMs;
    await passUntil(() => nowMs - fromMs > 500);
    await expect(harmless).resolves.toMatchObject(rendered);
  });

  it('forgets whoever has left', async () => {
    await open({ size: 1, perWorker: 1 });
    const visitor = new AbortController();
    const [first, gone] = [render('/slow'), render('/a', { signal: visitor.signal })];
    visitor.abort();
    await expect(gone).resolves.toMatchObject({ reason: 'left' });
    await first;
    expect(lines.filter(({ text }) => text === 'draws /a')).toEqual([]);
  });
});

it('workers learn of flushes before the pages that follow them, and new ones whether flushes arrive', async () => {
  await open({ size: 1 });
  pool.setFollowing(true);
  pool.flush(['news', 'pages']);
  await expect(render('/seen')).resolves.toEqual({ thread: 'follows-not follows news+pages' });
  await render('/exits');
  await expect(render('/seen')).resolves.toEqual({ thread: 'follows' });
});
