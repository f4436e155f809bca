/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { SITE_HEADER } from '@heizplatz/contract';
import type { AnswerMessage } from '../render-pool/pool-calls';
import { serveTrials } from './serve-trials';

const asked: IncomingHttpHeaders[] = [];
const api = createServer(({ headers }, response) => {
  asked.push(headers);
  response.writeHead(200, { 'set-cookie': ['hp_refresh=r; HttpOnly', 'hp_csrf=c'] }).end('[]');
});
let url = '';
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${Object(api.address()).port}`;
});
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

function call(path: string): Promise<AnswerMessage> {
  return new Promise((resolve) => {
    const service = serveTrials([url])?.((message) => resolve(message as AnswerMessage));
    service?.take({ kind: 'call', call: 1, work: 0, request: { method: 'GET', path, headers: {}, body: null } });
  });
}

it('does the calls of pages that the gate renders, as those of a visitor without cookies', async () => {
  const message = await call('/api/x');
  expect(message).toMatchObject({ kind: 'answer', call: 1, answer: { status: 200, setCookies: ['hp_csrf=c'] } });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', [SITE_HEADER]: '1', cookie: '' });
});

it('does no others', async () => {
  expect(await call('/metrics')).toMatchObject({
    kind: 'no-answer',
    call: 1,
    error: { message: 'no path of the API' },
  });
});

it('is nobody where no API is known', () => {
  expect(serveTrials([])).toBeUndefined();
});
