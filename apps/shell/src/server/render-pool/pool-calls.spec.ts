/** @jest-environment node */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CallApi, PageCall } from '../api-proxy/page-calls';
import { joinPieces } from '../documents/join-pieces';
import { releaseOf } from '../testing/get-release';
import { createRenderPool, type RenderPool } from './render-pool';

const owner = { release: releaseOf('order'), folder: '/releases/order' };
const log = { warn: jest.fn(), error: jest.fn() };
let pool: RenderPool;
beforeEach(async () => {
  pool = createRenderPool({
    start: (shared) => new Worker(join(__dirname, 'testing/faulty-worker.ts'), { workerData: { shared } }),
    ...{ size: 1, perWorker: 4, queueLimit: 10, queueMs: 60_000, timeoutMs: 60_000, heapMb: 1000 },
    warmUp: () => [owner],
    log,
  });
  await pool.whenReady();
});
afterEach(() => pool.close());

interface Rendering {
  readonly form?: string;
  readonly signal?: AbortSignal;
}

async function render(url: string, callApi: CallApi, { form, signal }: Rendering = {}): Promise<string> {
  const { rendered } = await pool.render(
    {
      ...{ visit: { id: 'r', url, headers: {}, form: form ?? null }, countryId: 1, origin: 'http://localhost:4200' },
      ...{ owner, isPublic: false, cookieHeader: '', hasLogin: false },
    },
    { log, callApi, ...(signal && { signal }) },
  );
  return rendered.kind === 'document' ? joinPieces(rendered.pieces, '').toString() : '';
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
/** Never answers; `aborted`: once nobody waits for it. */
function getHanging() {
  const controller = new AbortController();
  const aborted = once(controller.signal, 'abort');
  const callApi: CallApi = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        controller.abort();
        reject(signal.reason);
      });
    });
  return { callApi, aborted };
}

it('a page calls through the pool: its own way to the API answers, and no other page’s', async () => {
  const asked: PageCall[] = [];
  const getApi =
    (visitor: string): CallApi =>
    async (call) => {
      asked.push(call);
      return { status: 201, setCookies: ['hp_csrf=1'], body: bytesOf(`grüßt ${visitor}`) };
    };
  const pages = ['Anke', 'Jörg', 'Uwe'].map((visitor) => render('/calls', getApi(visitor)));
  expect(await Promise.all(pages)).toEqual(['Anke', 'Jörg', 'Uwe'].map((name) => `201 hp_csrf=1 grüßt ${name}`));
  expect(asked[0]).toEqual({ method: 'POST', path: '/api/x?y=1', headers: { accept: 'text/plain' }, body: '{}' });
});

it('what the API’s failure was reaches the page whole', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), { cause: new Error('refused') });
  await expect(render('/calls', () => Promise.reject(refused))).rejects.toMatchObject({
    ...{ name: 'TypeError', message: 'fetch failed', cause: { message: 'refused' } },
  });
});

it('a call that its page waits for no longer is aborted', async () => {
  const { callApi, aborted } = getHanging();
  await expect(render('/drops', callApi)).resolves.toBe('TimeoutError');
  await aborted;
});

it('a page that is over calls nothing', async () => {
  const callApi = jest.fn<ReturnType<CallApi>, Parameters<CallApi>>();
  await render('/calls-late', callApi);
  let late = '';
  while (late === '') late = await render('/late', callApi);
  expect(late).toBe('the page of this call is over');
  expect(callApi).not.toHaveBeenCalled();
});

it('the action of a form calls on when its visitor has left; a page does not', async () => {
  const leaveAt = async (form?: string) => {
    const visitor = new AbortController();
    const calls: PageCall[] = [];
    let answer = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      const callApi: CallApi = (call) => {
        calls.push(call);
        resolve();
        return new Promise((answered) => {
          answer = () => answered({ status: 200, setCookies: [], body: bytesOf('') });
        });
      };
      const { signal } = visitor;
      render('/calls-twice', callApi, { signal, ...(form && { form }) }).catch(() => undefined);
    });
    await begun;
    visitor.abort();
    answer();
    // What comes of its thread later comes after the second call.
    await render('/slow', async () => Promise.reject(new Error('calls nothing')));
    return calls.length;
  };
  expect([await leaveAt('a=b'), await leaveAt()]).toEqual([2, 1]);
});

it('the calls of a thread that has ended are aborted', async () => {
  const { callApi, aborted } = getHanging();
  await expect(render('/calls-and-exits', callApi)).rejects.toMatchObject({ reason: 'lost' });
  await aborted;
});
