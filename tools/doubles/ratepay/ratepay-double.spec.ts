import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

let child: ChildProcess;
let url: string;

beforeAll(async () => {
  child = fork(join(__dirname, 'main.ts'), { env: { ...process.env, PORT: '0', LATE_MS: '300' } });
  const [message]: { url: string }[] = await once(child, 'message');
  url = message?.url ?? '';
});
afterAll(async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
});

const headers = { authorization: 'Bearer demo' };
const send = (key: string, lastName: string, signal?: AbortSignal) =>
  fetch(`${url}/authorisations/${key}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ customer: { lastName } }),
    ...(signal && { signal }),
  });
const voidKey = (key: string) => fetch(`${url}/authorisations/${key}`, { method: 'DELETE', headers });
async function kept(key: string) {
  const entries: { key: string; state: string; sends: number }[] = await (await fetch(`${url}/authorisations`)).json();
  return entries.find((entry) => entry.key === key);
}

describe('the RatePay double', () => {
  it('accepts, once a key however often it is sent', async () => {
    const first = await (await send('a-1', 'Huber')).json();
    expect(first).toEqual({ status: 'accepted', reference: expect.stringMatching(/^RP-\d{6}$/) });
    expect(await (await send('a-1', 'Huber')).json()).toEqual(first);
    expect(await kept('a-1')).toMatchObject({ state: 'accepted', sends: 2 });
  });

  it('refuses Ablehnung', async () => {
    expect(await (await send('b-1', ' ABLEHNUNG ')).json()).toEqual({ status: 'refused', reason: 'CREDIT_CHECK' });
  });

  it('is out of order for Ausfall, and keeps nothing', async () => {
    expect((await send('c-1', 'Ausfall')).status).toBe(503);
    expect(await kept('c-1')).toBeUndefined();
  });

  it('never answers Stille, though it has authorised', async () => {
    await expect(send('d-1', 'Stille', AbortSignal.timeout(500))).rejects.toThrow('timeout');
    expect(await kept('d-1')).toMatchObject({ state: 'accepted' });
  });

  it('answers Nachzügler late, and not those who have gone', async () => {
    await expect(send('e-1', 'Nachzügler', AbortSignal.timeout(100))).rejects.toThrow('timeout');
    const start = performance.now();
    expect((await send('e-2', 'nachzügler')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(250);
  });

  it('voids what it has, and refuses what was voided before it came', async () => {
    await send('f-1', 'Huber');
    expect(await (await voidKey('f-1')).json()).toEqual({ status: 'voided' });
    expect(await kept('f-1')).toMatchObject({ state: 'voided' });
    await voidKey('f-2');
    expect(await (await send('f-2', 'Huber')).json()).toEqual({ status: 'refused', reason: 'VOIDED' });
  });

  it.each([
    ['PUT', '/authorisations/x', {}, 401],
    ['PUT', '/authorisations/x', headers, 400],
    ['GET', '/elsewhere', headers, 404],
  ])('%s %s is refused', async (method, path, given, status) => {
    expect((await fetch(`${url}${path}`, { method, headers: given })).status).toBe(status);
  });
});
