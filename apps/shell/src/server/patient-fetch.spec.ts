/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { openPatientFetch } from './patient-fetch';

/** An API whose calls take their time; whether it says that it is ready is up to the test. */
async function startSlowApi({ callMs, isReady }: { callMs: number; isReady: boolean }) {
  const calls: string[] = [];
  const api: FastifyInstance = fastify({ forceCloseConnections: true });
  api.get('/readyz', async () => (isReady ? { ready: true } : delay(5000, {}, { ref: false })));
  api.route({
    method: ['GET', 'POST'],
    url: '/call',
    handler: async ({ url }) => {
      calls.push(url);
      return delay(callMs, { ok: true }, { ref: false });
    },
  });
  return { api, calls, url: await api.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('a call of a page', () => {
  it('fails within 2 s where the API is stuck, and the next one at once without being sent', async () => {
    const { api, calls, url } = await startSlowApi({ callMs: 5000, isReady: false });
    const patientFetch = openPatientFetch(url, 1000);
    const startedMs = Date.now();
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('does not answer');
    expect(Date.now() - startedMs).toBeLessThan(2000);
    await expect(patientFetch(`${url}/call`)).rejects.toThrow('a moment ago');
    expect(calls).toHaveLength(1);
    await api.close();
  });

  it('may take longer where the API is ready', async () => {
    const { api, url } = await startSlowApi({ callMs: 1800, isReady: true });
    const response = await openPatientFetch(url, 1000)(`${url}/call`);
    expect(await response.json()).toEqual({ ok: true });
    await api.close();
  });

  it('that writes waits for its answer, and what is asked after it fails at once where the API is stuck', async () => {
    const { api, calls, url } = await startSlowApi({ callMs: 1700, isReady: false });
    const patientFetch = openPatientFetch(url, 1000);
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
    await expect(openPatientFetch(url, 1000)(`${url}/call`, { signal: leaving })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await api.close();
  });
});
