import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

let child: ChildProcess;
let url: string;

beforeAll(async () => {
  child = fork(join(__dirname, '../main.ts'), { env: { ...process.env, SERVICES: 'ratepay', LATE_MS: '300' } });
  const [message]: { urls: { ratepay: string } }[] = await once(child, 'message');
  url = message?.urls.ratepay ?? '';
});
afterAll(async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
});

const headers = { authorization: 'Bearer demo' };
const send = (key: string, lastName: string, signal?: AbortSignal, totalCents = 100_000) =>
  fetch(`${url}/authorisations/${key}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ totalCents, customer: { lastName } }),
    ...(signal && { signal }),
  });
const voidKey = (key: string) => fetch(`${url}/authorisations/${key}`, { method: 'DELETE', headers });
const operate = (key: string, operation: string, body: object, signal?: AbortSignal) =>
  fetch(`${url}/authorisations/${key}/operations/${operation}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const outcome = async (response: Promise<Response>): Promise<unknown> => (await response).json();
const capture = (amountCents: number) => ({ kind: 'capture', amountCents });
const adjust = (amountCents: number) => ({ kind: 'adjust', amountCents });
const refund = (amountCents: number) => ({ kind: 'refund', amountCents });
const accepted = expect.objectContaining({ status: 'accepted' });
const refused = (reason: string) => ({ status: 'refused', reason });
async function stored(key: string) {
  const entries: { key: string; state: string; sends: number; capturedCents: number }[] = await (
    await fetch(`${url}/authorisations`)
  ).json();
  return entries.find((entry) => entry.key === key);
}

describe('the RatePay double', () => {
  it('accepts, once a key however often it is sent', async () => {
    const first = await (await send('a-1', 'Huber')).json();
    expect(first).toEqual({ status: 'accepted', reference: expect.stringMatching(/^RP-\d{6}$/) });
    expect(await (await send('a-1', 'Huber')).json()).toEqual(first);
    expect(await stored('a-1')).toMatchObject({ state: 'accepted', sends: 2 });
  });

  it('refuses Ablehnung', async () => {
    expect(await (await send('b-1', ' ABLEHNUNG ')).json()).toEqual({ status: 'refused', reason: 'CREDIT_CHECK' });
  });

  it('is out of order for Ausfall, and keeps nothing', async () => {
    expect((await send('c-1', 'Ausfall')).status).toBe(503);
    expect(await stored('c-1')).toBeUndefined();
  });

  it('never answers Stille, though it has authorised', async () => {
    const patience = new AbortController();
    const sent = send('d-1', 'Stille', patience.signal);
    sent.catch(() => undefined);
    while (!(await stored('d-1')));
    expect(await stored('d-1')).toMatchObject({ state: 'accepted' });
    patience.abort(new Error('nobody answered'));
    await expect(sent).rejects.toThrow('nobody answered');
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
    expect(await stored('f-1')).toMatchObject({ state: 'voided' });
    await voidKey('f-2');
    expect(await (await send('f-2', 'Huber')).json()).toEqual({ status: 'refused', reason: 'VOIDED' });
  });

  it.each([
    ['PUT', '/authorisations/x', {}, 401],
    ['PUT', '/authorisations/x', headers, 400],
    ['GET', '/elsewhere', headers, 404],
  ])('%s %s is refused', async (method, path, input, status) => {
    expect((await fetch(`${url}${path}`, { method, headers: input })).status).toBe(status);
  });

  it('adjusts, pays out and takes back, within what is authorised and what was paid out', async () => {
    await send('g-1', 'Huber');
    expect(await outcome(operate('g-1', '1', capture(100_001)))).toEqual(refused('ABOVE_AUTHORISED'));
    expect(await outcome(operate('g-1', '2', adjust(90_000)))).toEqual(accepted);
    expect(await outcome(operate('g-1', '3', capture(90_000)))).toEqual(accepted);
    expect(await outcome(operate('g-1', '4', adjust(89_999)))).toEqual(refused('BELOW_CAPTURED'));
    expect(await outcome(operate('g-1', '5', refund(90_001)))).toEqual(refused('ABOVE_CAPTURED'));
    expect(await outcome(operate('g-1', '6', refund(90_000)))).toEqual(accepted);
    expect(await stored('g-1')).toMatchObject({
      authorisedCents: 90_000,
      capturedCents: 90_000,
      refundedCents: 90_000,
    });
    expect((await voidKey('g-1')).status).toBe(409);
  });

  it('carries out an operation once a key, however often it is sent', async () => {
    await send('h-1', 'Huber');
    await operate('h-1', '1', capture(60_000));
    expect(await outcome(operate('h-1', '1', capture(60_000)))).toEqual(accepted);
    expect(await stored('h-1')).toMatchObject({ capturedCents: 60_000, operations: [{ sends: 2 }] });
  });

  it('refuses Sperre everything, and Obergrenze what is more', async () => {
    await send('i-1', 'Sperre');
    expect(await outcome(operate('i-1', '1', capture(1)))).toEqual(refused('CREDIT_CHECK'));
    await send('i-2', 'Obergrenze');
    expect(await outcome(operate('i-2', '1', adjust(100_001)))).toEqual(refused('CREDIT_CHECK'));
    expect(await outcome(operate('i-2', '2', adjust(99_999)))).toEqual(accepted);
  });

  it('answers Trödler late and hangs up on Abbruch, though it has paid; once', async () => {
    await send('j-1', 'Trödler');
    await expect(operate('j-1', '1', capture(5), AbortSignal.timeout(100))).rejects.toThrow('timeout');
    await send('j-2', 'Abbruch');
    await expect(operate('j-2', '1', capture(5))).rejects.toThrow('fetch failed');
    for (const key of ['j-1', 'j-2']) {
      expect(await outcome(operate(key, '1', capture(5)))).toEqual(accepted);
      expect(await stored(key)).toMatchObject({ capturedCents: 5 });
    }
  });

  it('operates on nothing that it does not have, or has voided', async () => {
    expect((await operate('k-1', '1', capture(5))).status).toBe(404);
    await send('k-2', 'Huber');
    expect((await operate('k-2', '1', { kind: 'steal', amountCents: 1 })).status).toBe(400);
    await voidKey('k-2');
    expect(await outcome(operate('k-2', '2', capture(5)))).toEqual(refused('NOT_AUTHORISED'));
  });
});
