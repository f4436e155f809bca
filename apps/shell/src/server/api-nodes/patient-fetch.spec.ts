/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { CALLS } from '@heizplatz/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiNodes } from './api-nodes';
import { createPatientFetch } from './patient-fetch';

const getPatientFetch = (...urls: string[]) => createPatientFetch({ nodes: createApiNodes(urls), patienceMs: 1000 });

const ORDER = CALLS.finaliseOrder.path;

/** An API whose calls take their time; the test determines whether it reports ready. */
async function startSlowApi({ callMs, isReady }: { callMs: number; isReady: boolean }) {
  const calls: string[] = [];
  const api: FastifyInstance = fastify({ forceCloseConnections: true });
  api.get('/readyz', async () => (isReady ? { ready: true } : delay(5000, {}, { ref: false })));
  for (const url of ['/call', ORDER])
    api.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request) => {
        calls.push(request.url);
        return delay(callMs, { ok: true }, { ref: false });
      },
    });
  return { api, calls, url: await api.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('a call of a page', () => {
  it('fails within 2 s where the API is stuck, and the next one at once without being sent', async () => {
    const { api, calls, url } = await startSlowApi({ callMs: 5000, isReady: false });
    const patientFetch = getPatientFetch(url);
    // By a timer of the same process: on a busy machine both are late.
    const call = Promise.race([patientFetch(`${url}/call`), delay(2000, 'too late', { ref: false })]);
    await expect(call).rejects.toThrow('does not answer');
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('a moment ago');
    expect(calls).toHaveLength(1);
    await api.close();
  });

  it('may take longer where the API is ready', async () => {
    const { api, url } = await startSlowApi({ callMs: 1800, isReady: true });
    const response = await getPatientFetch(url)(`${url}/call`);
    expect(await response.json()).toEqual({ ok: true });
    await api.close();
  });

  it('that writes waits for its answer, and what is asked after it fails at once where the API is stuck', async () => {
    const { api, calls, url } = await startSlowApi({ callMs: 1700, isReady: false });
    const patientFetch = getPatientFetch(url);
    const startedMs = Date.now();
    const written = await patientFetch(`${url}/call`, { method: 'POST' });
    expect(await written.json()).toEqual({ ok: true });
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('a moment ago');
    expect(Date.now() - startedMs).toBeLessThan(2000);
    expect(calls).toHaveLength(1);
    await api.close();
  });

  it('ends when its visitor leaves', async () => {
    const { api, url } = await startSlowApi({ callMs: 5000, isReady: true });
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
  async function start(input: Parameters<typeof startSlowApi>[0]) {
    const started = await startSlowApi(input);
    open.push(started.api);
    return started;
  }
  /** An address where nothing listens any more. */
  async function goneUrl(): Promise<string> {
    const { api, url } = await startSlowApi({ callMs: 0, isReady: true });
    await api.close();
    return url;
  }
  const request = async (patientFetch: typeof fetch, url: string, init?: RequestInit) =>
    (await patientFetch(`${url}/call?a=1`, init)).json();

  it('is asked of another one where its own is stuck or gone, and is counted at neither afterwards', async () => {
    const stuck = await start({ callMs: 5000, isReady: false });
    const well = await start({ callMs: 0, isReady: true });
    const nodes = createApiNodes([stuck.url, well.url, await goneUrl()]);
    const patientFetch = createPatientFetch({ nodes, patienceMs: 100 });
    for (let times = 0; times < 6; times += 1) expect(await request(patientFetch, stuck.url)).toEqual({ ok: true });
    expect(stuck.calls.length).toBeLessThanOrEqual(1);
    expect(well.calls).toEqual(Array(6).fill('/call?a=1'));
    expect(nodes.choose()).toBe(well.url);
  });

  it('that writes is sent to another one where nobody listened, or under its key', async () => {
    const well = await start({ callMs: 0, isReady: true });
    const broken = fastify();
    open.push(broken);
    const brokenCalls: string[] = [];
    broken.post(ORDER, (request) => {
      brokenCalls.push(request.url);
      request.raw.socket.destroy();
    });
    const brokenUrl = await broken.listen({ port: 0, host: '127.0.0.1' });
    const first = createPatientFetch({ nodes: createApiNodes([await goneUrl(), well.url]), patienceMs: 1000 });
    for (let times = 0; times < 2; times += 1)
      expect(await request(first, well.url, { method: 'POST' })).toEqual({ ok: true });

    const send = async (body: object) => {
      const nodes = createApiNodes([brokenUrl, well.url]);
      const choose = (tried?: ReadonlySet<string>) => (tried?.has(brokenUrl) ? nodes.choose(tried) : brokenUrl);
      const patientFetch = createPatientFetch({ nodes: { ...nodes, choose }, patienceMs: 1000 });
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
