import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ANYONE, defineCall, SITE_HEADER } from '@heizplatz/contract';
import pino from 'pino';
import * as v from 'valibot';
import { defineHandler } from '../calls/define-handler';
import { parseBody } from '../calls/parse-request';
import { SerializedResponse } from '../calls/serialized-response';
import { withApi } from '../../testing/api-test';
import { answersDirectly } from './direct-handler';

const sum = defineCall({
  id: 'sum',
  summary: 'Adds numbers',
  method: 'POST',
  path: '/api/sum',
  body: v.object({ Numbers: v.pipe(v.array(v.pipe(v.number(), v.maxValue(99, 'TOO_MUCH'))), v.maxLength(5000)) }),
  response: v.object({ Sum: v.number() }),
  access: ANYONE,
  csrf: false,
});
const leaking = defineCall({ ...sum, id: 'leaking', path: '/api/leaking' });

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** How often each way was taken. */
const taken = { usual: 0, direct: 0 };
const JSON_TYPE = { 'content-type': 'application/json' };
const handlers = [
  answersDirectly(
    defineHandler(sum, ({ body }) => {
      taken.usual += 1;
      return { Sum: add(body.Numbers) };
    }),
    (text) => {
      const response = JSON.stringify({ Sum: add(parseBody(sum, text).Numbers) });
      taken.direct += 1;
      return new SerializedResponse(Buffer.from(response));
    },
  ),
  answersDirectly(
    defineHandler(leaking, () => ({ Sum: 1 })),
    () => new SerializedResponse('{"Sum":1,"Secret":"x"}'),
  ),
];
const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });

describe('a direct call', () => {
  const api = withApi({ handlers, log });
  const post = (path: string, Numbers: readonly unknown[], headers = {}) =>
    api().visitor().post(path, { Numbers }, { headers });
  beforeEach(() => {
    Object.assign(taken, { usual: 0, direct: 0 });
    lines.length = 0;
  });

  it('has the status, the headers and the bytes of the usual way', async () => {
    const own = { 'x-request-id': 'request-0001' };
    const direct = await post('/api/sum', [1, 2], own);
    const usual = await post('/api/sum?', [1, 2], own);
    expect(taken).toEqual({ usual: 1, direct: 1 });
    const strip = ({ date: _, ...headers }: typeof direct.headers) => headers;
    expect([direct.status, strip(direct.headers), direct.text]).toEqual([200, strip(usual.headers), usual.text]);
    expect(direct.text).toBe('{"Sum":3}');
  });

  it('makes a request id of its own where none is sent', async () => {
    const [one, other] = [await post('/api/sum', [1]), await post('/api/sum', [1])];
    expect(one.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  it('writes the line of the usual way', async () => {
    const own = { 'x-request-id': 'request-0001' };
    await post('/api/sum', [1, 2], own);
    await post('/api/sum?', [1, 2], own);
    const strip = ({ ms, time: _, ...line }: Record<string, unknown>) => ({ ...line, ms: typeof ms });
    const answered = lines.filter(({ msg }) => msg === 'answered').map(strip);
    expect(answered).toHaveLength(2);
    expect(answered[0]).toEqual(answered[1]);
  });

  it('is counted', async () => {
    await post('/api/sum', [1]);
    const { text } = await api().visitor().get('/metrics');
    expect(text).toMatch(/http_request_duration_seconds_count\{call="sum",status="2xx"\} [1-9]/);
  });

  it('is refused as usual: what breaks the schema, is no JSON, is too large, or names a prototype', async () => {
    const { visitor } = api();
    const refused = async (rawBody: string) => {
      const response = await visitor().send('POST', '/api/sum', { rawBody, headers: JSON_TYPE });
      return [response.status, response.problem().errors];
    };
    expect(await refused('{"Numbers":[100]}')).toEqual([400, [{ path: 'body.Numbers.0', code: 'TOO_MUCH' }]]);
    expect((await refused('{"Numbers":['))[0]).toBe(400);
    expect((await refused(''))[0]).toBe(400);
    expect((await refused('{"Numbers":[1],"__proto__":{"a":1}}'))[0]).toBe(400);
    expect((await refused(`{"Numbers":[${'1'.repeat(1_100_000)}]}`))[0]).toBe(413);
    expect(taken).toEqual({ usual: 0, direct: 0 });
  });

  it('goes the usual way with a long body, another type or an unknown site', async () => {
    const long = Array.from({ length: 4000 }, () => 1);
    expect((await post('/api/sum', long)).json()).toEqual({ Sum: 4000 });
    expect((await post('/api/sum', [1], { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post('/api/sum', [1], { [SITE_HEADER]: '9' })).status).toBe(200);
    expect(taken).toEqual({ usual: 2, direct: 0 });
  });

  it('is checked against its contract in tests, as all are', async () => {
    expect((await post('/api/leaking', [1])).problem()).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(JSON.stringify(lines)).toContain('answer.Secret');
  });

  it('is answered when its body comes in pieces, and not before', async () => {
    const body = '{"Numbers":[20,22]}';
    const socket = connect(api().port, '127.0.0.1');
    const response = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    socket.write(
      `POST /api/sum HTTP/1.1\r\nhost: x\r\n${SITE_HEADER}: 1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 9));
    expect((await post('/api/sum', [1])).text).toBe('{"Sum":1}');
    expect(taken.direct).toBe(1);
    socket.write(body.slice(9));
    expect(await response).toContain('{"Sum":42}');
    socket.destroy();
  });
});

describe('a direct call of an API that is full', () => {
  let release = (): void => undefined;
  let begin = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const begun = new Promise<void>((done) => (begin = done));
  const holding = defineHandler({ ...sum, id: 'holding', path: '/api/holding' }, async () => {
    begin();
    await held;
    return { Sum: 0 };
  });
  const api = withApi({ handlers: [...handlers, holding], env: { OVERLOAD_CALLS: '1' } });

  it('is refused with 503 and Retry-After', async () => {
    const first = api().visitor().post('/api/holding', { Numbers: [] });
    await begun;
    const response = await api()
      .visitor()
      .post('/api/sum', { Numbers: [1] });
    expect(response.problem()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('2');
    release();
    expect((await first).status).toBe(200);
    expect(
      (
        await api()
          .visitor()
          .post('/api/sum', { Numbers: [1] })
      ).status,
    ).toBe(200);
  });
});

describe('a direct call of a closing API', () => {
  const api = withApi({ handlers });

  it('gets its answer on a connection that ends', async () => {
    const body = '{"Numbers":[1]}';
    const socket = connect(api().port, '127.0.0.1');
    const chunks: string[] = [];
    socket.on('data', (data) => chunks.push(data.toString()));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /api/sum HTTP/1.1\r\nhost: x\r\n${SITE_HEADER}: 1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    // The head has come once a request that was sent later is answered.
    await api().visitor().get('/healthz');
    const closing = api().app.close();
    while (api().app.server.listening) await setImmediate();
    socket.write(body);
    await ended;
    await closing;
    expect(chunks.join('')).toMatch(/^HTTP\/1\.1 200[^]*connection: close[^]*\{"Sum":1\}$/i);
  });
});
