import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { CallApi } from '../../api-proxy/page-calls';
import type { PageRenderer, Rendered } from '../../rendering/render-task';
import { serveWork } from '../serve-work.ts';

interface ThreadParts {
  readonly shared: Int32Array;
  /** Numbers of loads that have begun in all threads, and of those that may end. */
  readonly loads?: Int32Array;
}
const { shared, loads = new Int32Array(new SharedArrayBuffer(8)) } = workerData as ThreadParts;
const [BEGUN_LOADS, ADMITTED_LOADS] = [0, 1];

const remaining: number[][] = [];

/**
 * The thread stands still as in a loop, for good or so long, but leaves the processor to the specs beside it; a loop that
 * computes is in apps/e2e/src/system/render-workers.spec.ts.
 */
function standStill(ms = Infinity): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const CALL = { method: 'POST', path: '/api/x?y=1', headers: { accept: 'text/plain' }, body: '{}' } as const;
/** Why a call of a page that was over had no answer. */
let late = '';
const reportLate = ({ message }: Error) => void (late = message);

/** What each path does to its worker, or the text that it renders. */
const ACTIONS: Readonly<Record<string, (callApi: CallApi) => unknown>> = {
  '/calls': async (callApi) => {
    const { status, setCookies, body } = await callApi(CALL);
    return [status, ...setCookies, new TextDecoder().decode(body)].join(' ');
  },
  '/drops': (callApi) => callApi(CALL, AbortSignal.timeout(50)).catch(({ name }: Error) => name),
  '/calls-late': (callApi) =>
    void setTimeout(() => {
      callApi(CALL).catch(reportLate);
    }, 50),
  '/calls-twice': async (callApi) => {
    await callApi(CALL);
    await callApi(CALL);
  },
  '/calls-and-exits': (callApi) => {
    setTimeout(() => process.exit(3), 100);
    return callApi(CALL);
  },

  '/loop': () => standStill(),
  '/loop-one-second': () => standStill(1000),
  '/never': () => new Promise(() => undefined),
  '/slow': () => wait(200),
  '/brief': () => wait(40),
  '/throws': () => Promise.reject(Object.assign(new TypeError('no such thing'), { code: 'E_NONE' })),
  '/rejects-beside': () => {
    void Promise.reject(new Error('nobody waits for me'));
    return wait(50);
  },
  '/throws-beside': () => {
    setTimeout(() => {
      throw new Error('nobody catches me');
    });
    return wait(50);
  },
  '/exits': () => process.exit(3),
  '/late': () => late,
  '/grows': () => remaining.push(Array.from({ length: 20_000_000 }, (_, index) => index)),
};

const rendered = (text: string): Rendered => ({
  rendered: {
    kind: 'document',
    status: 200,
    pieces: [new TextEncoder().encode(text)],
    hasSecrets: false,
    setCookies: [],
  },
  ttlSeconds: 0,
  tags: [],
});

/** Evaluating a release's code blocks its thread: here until the test has admitted as many loads as that (`loads`). */
const loaded = new Set<string>();
function load(version: string): void {
  if (!version.startsWith('heavy') || loaded.has(version)) return;
  const before = Atomics.add(loads, BEGUN_LOADS, 1);
  for (let admitted = 0; admitted <= before; admitted = Atomics.load(loads, ADMITTED_LOADS))
    Atomics.wait(loads, ADMITTED_LOADS, admitted);
  loaded.add(version);
}

/** What it was told about the API's flushes. */
const seen: string[] = [];
const responses = {
  flush: (tags: readonly string[]) => void seen.push(tags.join('+')),
  setFollowing: (isFollowing: boolean) => void seen.push(isFollowing ? 'follows' : 'follows-not'),
};

const renderer: PageRenderer = {
  outline: async ({ release }) => {
    load(release.version);
    return [];
  },
  render: async ({ visit, owner }, { log, callApi }) => {
    load(owner?.release.version ?? '');
    log.warn({ err: new Error('as it was') }, `draws ${visit.url}`);
    const text = await ACTIONS[visit.url]?.(callApi);
    if (typeof text === 'string') return rendered(text);
    return rendered(visit.url === '/seen' ? seen.join(' ') : String(threadId));
  },
};

if (parentPort) serveWork({ port: parentPort, renderer, responses, shared, getPath: (url) => url });
