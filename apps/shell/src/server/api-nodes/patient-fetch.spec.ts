/** @jest-environment node */
import { CALLS } from '@heizplatz/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiNodes } from './api-nodes';
import { createPatientFetch } from './patient-fetch';

const getPatientFetch = (...urls: string[]) => createPatientFetch({ nodes: createApiNodes(urls), patienceMs: 100 });

const ORDER = CALLS.finaliseOrder.path;

type Ready = 'ready' | 'silent';

/**
 * An API that handles its calls at once, never, or after its readiness was queried: once the response is out, or the
 * caller has given up. Nothing is measured against a clock, which a busy machine would stop.
 */
async function startApi(ready: Ready, calls: 'at once' | 'never' | 'once queried') {
  const urls: string[] = [];
  let queried = () => {};
  const isQueried = new Promise<void>((resolve) => (queried = resolve));
  const api: FastifyInstance = fastify({ forceCloseConnections: true });
  api.get('/readyz', async (_request, reply) => {
    reply.raw.once('close', () => queried());
    return ready === 'ready' ? { ready: true } : NEVER;
  });
  for (const url of ['/call', ORDER])
    api.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request) => {
        urls.push(request.url);
        if (calls === 'never') return NEVER;
        if (calls === 'once queried') await isQueried;
        return { ok: true };
      },
    });
  return { api, calls: urls, url: await api.listen({ port: 0, host: '127.0.0.1' }) };
}

const NEVER = new Promise<never>(() => {});

// A node counts as stuck for a second, which these tests do not outlast.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe('a call of a page', () => {
  it('fails where the API is stuck, and the next one at once without being sent', async () => {
    const { api, calls, url } = await startApi('silent', 'never');
    const patientFetch = getPatientFetch(url);
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('does not answer');
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('a moment ago');
    expect(calls).toHaveLength(1);
    await api.close();
  });

  it('may take longer where the API is ready', async () => {
    const { api, url } = await startApi('ready', 'once queried');
    const response = await getPatientFetch(url)(`${url}/call`);
    expect(await response.json()).toEqual({ ok: true });
    await api.close();
  });

  it('that writes waits for its answer, and what is asked after it fails at once where the API is stuck', async () => {
    const { api, calls, url } = await startApi('silent', 'once queried');
    const patientFetch = getPatientFetch(url);
    const written = await patientFetch(`${url}/call`, { method: 'POST' });
    expect(await written.json()).toEqual({ ok: true });
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('a moment ago');
    expect(calls).toHaveLength(1);
    await api.close();
  });

  it('ends when its visitor leaves', async () => {
    const { api, url } = await startApi('ready', 'never');
    const leaving = AbortSignal.timeout(50);
    await expect(getPatientFetch(url)(`${url}/call`, { signal: leaving })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await api.close();
  });
});

describe('where there are several APIs, a call of a page', () => {
  const open: FastifyInstance[] = [];
  afterEach(() => Promise.all(open.splice(0).map((api) => api.close())));
  async function start(...input: Parameters<typeof startApi>) {
    const started = await startApi(...input);
    open.push(started.api);
    return started;
  }
  /** An address where nothing listens any more. */
  async function goneUrl(): Promise<string> {
    const { api, url } = await startApi('ready', 'at once');
    await api.close();
    return url;
  }
  const request = async (patientFetch: typeof fetch, url: string, init?: RequestInit) =>
    (await patientFetch(`${url}/call?a=1`, init)).json();

  it('is asked of another one where its own is stuck or gone, and is counted at neither afterwards', async () => {
    const stuck = await start('silent', 'never');
    const well = await start('ready', 'at once');
    const nodes = createApiNodes([stuck.url, well.url, await goneUrl()]);
    const patientFetch = createPatientFetch({ nodes, patienceMs: 100 });
    for (let times = 0; times < 6; times += 1) expect(await request(patientFetch, stuck.url)).toEqual({ ok: true });
    expect(stuck.calls.length).toBeLessThanOrEqual(1);
    expect(well.calls).toEqual(Array(6).fill('/call?a=1'));
    expect(nodes.choose()).toBe(well.url);
  });

  it('that writes is sent to another one where nobody listened, or under its key', async () => {
    const well = await start('ready', 'at once');
    const broken = fastify();
    open.push(broken);
    const brokenCalls: string[] = [];
    broken.post(ORDER, (request) => {
      brokenCalls.push(request.url);
      request.raw.socket.destroy();
    });
    const brokenUrl = await broken.listen({ port: 0, host: '127.0.0.1' });
    const first = createPatientFetch({ nodes: createApiNodes([await goneUrl(), well.url]), patienceMs: 100 });
    for (let times = 0; times < 2; times += 1)
      expect(await request(first, well.url, { method: 'POST' })).toEqual({ ok: true });

    const send = async (body: object) => {
      const nodes = createApiNodes([brokenUrl, well.url]);
      const choose = (tried?: ReadonlySet<string>) => (tried?.has(brokenUrl) ? nodes.choose(tried) : brokenUrl);
      const patientFetch = createPatientFetch({ nodes: { ...nodes, choose }, patienceMs: 100 });
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await patientFetch(well.url + ORDER, init)).json();
    };
    expect(await send({ IdempotencyKey: 'k1' })).toEqual({ ok: true });
    const before = well.calls.length;
    await expect(send({})).rejects.toThrow('fetch failed');
    expect([brokenCalls.length, well.calls.length]).toEqual([2, before]);
  });
});
