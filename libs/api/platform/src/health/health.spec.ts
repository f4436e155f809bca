import { ANYONE, defineCall } from '@heizplatz/contract';
import * as v from 'valibot';
import { defineHandler } from '../http/calls/define-handler';
import { withApi } from '../testing/api-test';

const call = (id: string) =>
  defineCall({
    id,
    summary: id,
    method: 'GET',
    path: `/api/${id}`,
    response: v.object({ success: v.boolean() }),
    access: ANYONE,
    csrf: false,
  });
const UPLOAD = defineCall({
  ...call('held'),
  ...{ method: 'POST', body: v.object({ File: v.string() }), bodyLimitBytes: 2_000_000 },
});

/** A call whose response is sent on demand. */
function heldCall(method: 'GET' | 'POST' = 'GET') {
  let release = (): void => undefined;
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respond = async () => {
    begun();
    await held;
    return { success: true };
  };
  const handler = method === 'GET' ? defineHandler(call('held'), respond) : defineHandler(UPLOAD, respond);
  return { handler, hasBegun, release: () => release() };
}

describe('health', () => {
  const held = heldCall();
  const quick = defineHandler(call('quick'), () => ({ success: true }));
  const api = withApi({ handlers: [held.handler, quick], env: { OVERLOAD_CALLS: '1' } });

  it('of the process is good while it answers', async () => {
    expect((await api().visitor().get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('names what keeps it from being ready', async () => {
    const response = await api().visitor().get('/readyz');
    expect(response.status).toBe(503);
    expect(response.json()).toEqual({ ready: false, database: true, priceBook: false, draining: false });
  });

  it('beyond capacity: calls are refused at once, health stays good, and calls are taken again', async () => {
    const first = api().visitor().get('/api/held');
    await held.hasBegun;
    const refused = await api().visitor().get('/api/quick');
    expect(refused.problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await api().visitor().get('/healthz')).status).toBe(200);
    held.release();
    expect((await first).status).toBe(200);
    expect((await api().visitor().get('/api/quick')).status).toBe(200);
  });

  it('metrics count calls by id and status, clients of the pool and jobs', async () => {
    await api().visitor().get('/api/quick');
    const { text } = await api().visitor().get('/metrics');
    expect(text).toMatch(/http_request_duration_seconds_count\{call="quick",status="2xx"\} [1-9]/);
    expect(text).toContain('heizplatz_database_clients{state="idle"}');
    expect(text).toContain('heizplatz_jobs{queue="send-mails",state="failed"} 0');
    expect(text).toContain('heizplatz_database_up 1');
    expect(text).toMatch(/heizplatz_calls_refused_total [1-9]/);
    expect(text).toContain('heizplatz_calls_running{kind="call"} 0');
    expect(text).toContain('heizplatz_mails_waiting 0');
  });
});

describe('uploads', () => {
  const held = heldCall('POST');
  const quick = defineHandler(call('quick'), () => ({ success: true }));
  const api = withApi({ handlers: [held.handler, quick], env: { OVERLOAD_UPLOADS: '1' } });

  it('are fewer at once than other calls, since each is held in memory', async () => {
    const first = api().visitor().post('/api/held', { File: 'a' });
    await held.hasBegun;
    const refused = await api().visitor().post('/api/held', { File: 'b' });
    expect(refused.problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect((await api().visitor().get('/api/quick')).status).toBe(200);
    held.release();
    expect((await first).status).toBe(200);
    expect((await api().visitor().post('/api/held', { File: 'c' })).status).toBe(200);
  });
});

describe('a closing API', () => {
  const held = heldCall();
  const api = withApi({ handlers: [held.handler] });

  it('answers what it has begun and takes nothing new', async () => {
    const begun = api().visitor().get('/api/held');
    await held.hasBegun;
    const closing = api().app.close();
    while (api().app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    held.release();
    const response = await begun;
    expect(response.status).toBe(200);
    expect(response.headers.connection).toBe('close');
    await closing;
    await expect(api().visitor().get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});
