/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openMany, RawClient } from '@heizplatz/http-server/testing';
import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import type { FastifyInstance } from 'fastify';
import { createApiNodes } from '../api-nodes/api-nodes';
import { registerApiProxy } from './api-proxy';
import { readConfig } from '../config';
import { openShell } from '../open-shell';

/** Requests that the API has received and not responded to. */
const requests: ServerResponse[] = [];
let api: Server;
let shell: FastifyInstance;

async function startShell(limits: Readonly<Record<string, string>>): Promise<void> {
  const { port } = api.address() as AddressInfo;
  const config = readConfig({ API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent', ...limits });
  shell = openShell(config, () => false, NO_ERROR_REPORTS);
  await registerApiProxy(shell, config, createApiNodes(config.apiUrls));
  shell.get('/healthz', () => ({ status: 'ok' }));
}
beforeEach(async () => {
  requests.splice(0);
  api = createServer((_request, response) => {
    requests.push(response);
    api.emit('asked');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  for (const response of requests) response.destroy();
  await shell.close();
  await new Promise((done) => api.close(done));
});

/** On its way at once: an injected request starts when it is awaited. */
const call = async () => shell.inject({ url: '/api/account/support-info', headers: { host: 'localhost:4200' } });

it('a call that the API does not answer is a 503 after its time', async () => {
  await startShell({ PROXY_TIMEOUT_MS: '300' });
  const { statusCode, headers, body } = await call();
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

it('beyond what may be under way, calls are refused at once, and taken again when one has ended', async () => {
  await startShell({ PROXY_CALLS: '2' });
  const first = call();
  await once(api, 'asked');
  const second = call();
  await once(api, 'asked');
  expect((await call()).statusCode).toBe(503);
  expect((await shell.inject('/healthz')).statusCode).toBe(200);
  for (const response of requests) response.end('{}');
  expect((await first).statusCode).toBe(200);
  expect((await second).statusCode).toBe(200);

  const next = call();
  await once(api, 'asked');
  requests.at(-1)?.end('{}');
  expect((await next).statusCode).toBe(200);
});

it('a visitor who leaves while sending takes no place with it', async () => {
  await startShell({ PROXY_CALLS: '1' });
  const { port } = new URL(await shell.listen({ port: 0, host: '127.0.0.1' }));
  const left = new Promise((gone) => shell.server.once('connection', (socket: Socket) => socket.once('close', gone)));
  const visitor = connect(Number(port), '127.0.0.1');
  visitor.write(
    'POST /api/x HTTP/1.1\r\nHost: localhost:4200\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\nhalf',
  );
  await once(visitor, 'connect');
  await once(shell.server, 'request');
  visitor.destroy();
  await left;

  const next = call();
  await once(api, 'asked');
  requests.at(-1)?.end('{}');
  expect((await next).statusCode).toBe(200);
});

const UPLOAD = Buffer.alloc(400_000, 'x');
it.each([
  ['after the head', 0],
  ['after the first byte', 1],
  ['in the middle', UPLOAD.length / 2],
  ['before the last byte', UPLOAD.length - 1],
  ['after the last byte', UPLOAD.length],
])('an upload that is broken off %s takes no place with it, and nothing fails beside it', async (_, bytes) => {
  api.on('request', (request, response) => {
    request.on('end', () => response.end('{}'));
    request.on('error', () => undefined).resume();
  });
  await startShell({ PROXY_CALLS: '1' });
  const { port } = new URL(await shell.listen({ port: 0, host: '127.0.0.1' }));
  const left = new Promise((gone) => shell.server.once('connection', (socket: Socket) => socket.once('close', gone)));
  const begun = once(shell.server, 'request');
  const visitor = connect(Number(port), '127.0.0.1');
  visitor.write(
    `POST /api/x HTTP/1.1\r\nHost: localhost:4200\r\nContent-Type: application/json\r\nContent-Length: ${UPLOAD.length}\r\n\r\n`,
  );
  await begun;
  if (bytes > 0) await new Promise((sent) => visitor.write(UPLOAD.subarray(0, bytes), sent));
  visitor.destroy();
  await left;
  expect((await call()).statusCode).toBe(200);
});

const send = (bytes: number, body: string) =>
  `POST /api/x HTTP/1.1\r\nHost: localhost:4200\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n${body}`;

it('bodies that do not come take neither a place nor a connection to the API', async () => {
  await startShell({ PROXY_CALLS: '2' });
  const port = Number(new URL(await shell.listen({ port: 0, host: '127.0.0.1' })).port);
  const slow = [...(await openMany(port, 500, send(900, '{'))), ...(await openMany(port, 500, send(9_000_000, '{')))];
  try {
    const next = call();
    await once(api, 'asked');
    requests.at(-1)?.end('{}');
    expect((await next).statusCode).toBe(200);
    expect(requests).toHaveLength(1);
    expect(slow.filter(({ status }) => status !== null)).toEqual([]);
  } finally {
    for (const client of slow) client.destroy();
  }
});

it('a body that does not come ends in time with a problem document', async () => {
  await startShell({ HTTP_SPAN_MS: '200' });
  const port = Number(new URL(await shell.listen({ port: 0, host: '127.0.0.1' })).port);
  const client = await RawClient.open(port, send(900, '{'));
  await client.ended;
  expect(client.status).toBe(408);
  expect(client.received).toContain('application/problem+json');
  expect(client.received).toContain('"code":"BAD_REQUEST"');
});

it('a body beyond the largest one of all calls is refused', async () => {
  await startShell({});
  const port = Number(new URL(await shell.listen({ port: 0, host: '127.0.0.1' })).port);
  const client = await RawClient.open(port, send(13_000_000, '{'));
  expect(await client.answered()).toBe(413);
  client.destroy();
});
