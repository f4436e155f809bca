import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { createSmokeLoad, type ServeThread } from './smoke-load.ts';

const dir = mkdtempSync(join(tmpdir(), 'smoke-'));
const workerFile = join(dir, 'shell/server/worker.js');
const releaseFolder = join(dir, 'releases/public/1');
const CHANNEL = `smoke-load-${process.pid}`;

/** Notes 'thread:release' and then does what the release's version says. */
const WORKER = `const { BroadcastChannel, parentPort, workerData, threadId } = require('node:worker_threads');
const notes = new BroadcastChannel(${JSON.stringify(CHANNEL)});
notes.unref();
let loads = 0;
function load({ smoke }) {
  loads += 1;
  notes.postMessage([threadId, smoke.name]);
  if (smoke.version === 'bad') throw new Error('no such thing');
  if (smoke.version === 'alone' && loads > 1) throw new Error('not beside others');
  if (smoke.version === 'undefined') throw undefined;
  if (smoke.version === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (smoke.version === 'calls') return parentPort.postMessage({ kind: 'call', hasApi: smoke.hasApi });
  parentPort.postMessage('loaded');
  if (smoke.version === 'late') process.exit(7);
}
parentPort.on('message', (message) => (message.kind === 'answer' ? parentPort.postMessage('loaded') : load(message)));
load(workerData);`;

const BUSY_MS = 60_000;
const open = () => createSmokeLoad({ workerFile, timeoutMs: BUSY_MS, patienceMs: BUSY_MS });
const releaseOf = (name: string, version = 'good') => [{ name, version }, releaseFolder] as const;

const channel = new BroadcastChannel(CHANNEL);
let notes: [thread: number, name: string][] = [];
let onNote = (): void => undefined;
channel.onmessage = (message) => {
  notes.push(Reflect.get(Object(message), 'data'));
  onNote();
};

/** Which releases each thread loaded, in the order of the threads, once so many were begun. */
async function readThreads(count: number): Promise<string[][]> {
  await new Promise<void>((resolve) => {
    onNote = () => void (notes.length >= count && resolve());
    onNote();
  });
  const threads = new Map<number, string[]>();
  for (const [thread, name] of notes) threads.set(thread, [...(threads.get(thread) ?? []), name]);
  return [...threads.values()];
}

beforeEach(() => {
  notes = [];
});
// Where a test has them, the time that a release may take passes by its word: a busy machine takes seconds for a thread.
afterEach(() => jest.useRealTimers());
beforeAll(() => {
  mkdirSync(join(dir, 'shell/server'), { recursive: true });
  writeFileSync(workerFile, WORKER);
});
afterAll(() => {
  channel.close();
  rmSync(dir, { recursive: true });
});

it('loads releases that wait at once in one thread, one after the other', async () => {
  const load = open();
  await Promise.all(['public', 'order', 'account'].map((name) => load(...releaseOf(name))));
  expect(await readThreads(3)).toEqual([['public', 'order', 'account']]);
});

it('ends the thread when none waits: the next release has another one', async () => {
  const load = open();
  await load(...releaseOf('public'));
  await load(...releaseOf('order'));
  expect(await readThreads(2)).toEqual([['public'], ['order']]);
});

it('refuses the release that fails, and no other', async () => {
  const load = open();
  const results = await Promise.allSettled([
    load(...releaseOf('public')),
    load(...releaseOf('order', 'bad')),
    load(...releaseOf('account')),
    load(...releaseOf('support', 'undefined')),
  ]);
  expect(results).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'rejected', reason: expect.objectContaining({ message: 'no such thing' }) },
    { status: 'fulfilled', value: undefined },
    { status: 'rejected', reason: undefined },
  ]);
});

it('judges a release that fails beside others by itself', async () => {
  const load = open();
  await Promise.all([load(...releaseOf('public')), load(...releaseOf('order', 'alone'))]);
  expect(await readThreads(3)).toEqual([['public', 'order'], ['order']]);
});

it('does not take the end of a thread for a fault of the release that comes next', async () => {
  const load = open();
  await Promise.all([load(...releaseOf('public', 'late')), load(...releaseOf('order'))]);
  expect((await readThreads(2)).at(-1)).toEqual(['order']);
});

it('lets nobody wait for a release that does not come back', async () => {
  jest.useFakeTimers();
  const load = createSmokeLoad({ workerFile, timeoutMs: 6000, patienceMs: 50 });
  const looping = load(...releaseOf('public', 'loop'));
  const ended = jest.fn();
  looping.then(ended, ended);
  await Promise.all([load(...releaseOf('order')), load(...releaseOf('account'))]);
  expect(ended).not.toHaveBeenCalled();
  // Which of the threads starts first is the machine's.
  const threads = await readThreads(3);
  expect(threads).toContainEqual(['public']);
  expect(threads.flat().toSorted()).toEqual(['account', 'order', 'public']);
  jest.advanceTimersByTime(6000);
  await expect(looping).rejects.toThrow('it was not loaded within 6000 ms');
});

it('refuses a release that is not loaded in time, and goes on', async () => {
  jest.useFakeTimers();
  const load = createSmokeLoad({ workerFile, timeoutMs: 3000 });
  const looping = load(...releaseOf('public', 'loop'));
  await readThreads(1);
  jest.advanceTimersByTime(3000);
  await expect(looping).rejects.toThrow('it was not loaded within 3000 ms');
  await expect(load(...releaseOf('order'))).resolves.toBeUndefined();
});

it('has what a thread asks for answered, until the thread is gone', async () => {
  const taken: unknown[] = [];
  let ended = 0;
  const serve: ServeThread = (post) => ({
    take: (message) => {
      taken.push(message);
      post({ kind: 'answer' });
    },
    end: () => void (ended += 1),
  });
  const load = createSmokeLoad({ workerFile, timeoutMs: BUSY_MS, serve });
  await load(...releaseOf('public', 'calls'));
  expect(taken).toEqual([{ kind: 'call', hasApi: true }]);
  expect(ended).toBeGreaterThan(0);
});
