/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALLS } from '@heizplatz/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiNodes } from '../api-nodes/api-nodes';
import { registerApiProxy } from './api-proxy';
import { readConfig } from '../config';

type Result = (request: IncomingMessage, response: ServerResponse) => void;

interface Node {
  readonly server: Server;
  readonly url: string;
  /** What came, as 'METHOD path body'. */
  readonly requests: string[];
  answer: Result;
}

const ok: Result = (_, response) => response.end('{"ok":true}');
/** Accepted, and aborted before the response: its outcome is unknown. */
const breakOff: Result = (_, response) => response.destroy();

async function createNode(): Promise<Node> {
  const node = { requests: [] as string[], answer: ok };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      node.requests.push(`${request.method} ${request.url} ${body}`);
      node.answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(node, { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
const close = ({ server }: Node) =>
  new Promise((done) => {
    server.closeAllConnections();
    server.close(done);
  });

let nodes: Node[] = [];
let shell: FastifyInstance;
let known: ReturnType<typeof createApiNodes>;
beforeEach(async () => {
  nodes = [await createNode(), await createNode()];
  const config = readConfig({ API_URL: nodes.map(({ url }) => url).join(',') });
  known = createApiNodes(config.apiUrls);
  shell = fastify();
  await registerApiProxy(shell, config, known);
});
afterEach(async () => {
  await shell.close();
  await Promise.all(nodes.map(close));
});

const HOST = { host: 'localhost:4200' };
const get = () => shell.inject({ url: '/api/preise?a=1', headers: HOST });
const FINALISE = CALLS.finaliseOrder.path;
const ORDER = `POST ${FINALISE} {"Amount":6000}`;
const post = (payload: object = { Amount: 6000 }) =>
  shell.inject({ method: 'POST', url: FINALISE, headers: HOST, payload });
const statuses = async (send: () => Promise<{ statusCode: number }>, times = 6) => {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await send()).statusCode);
  return seen;
};
const requests = () => nodes.map((node) => node.requests.splice(0));

describe('calls to several APIs', () => {
  it('go to each in turn', async () => {
    expect(await statuses(get, 4)).toEqual([200, 200, 200, 200]);
    expect(requests()).toEqual([Array(2).fill('GET /api/preise?a=1 '), Array(2).fill('GET /api/preise?a=1 ')]);
  });

  it('go elsewhere where nobody listens, orders without a key too; the gone one is asked once', async () => {
    const [gone, other] = nodes as [Node, Node];
    await close(gone);
    expect(await statuses(post)).toEqual(Array(6).fill(200));
    expect(other.requests).toEqual(Array(6).fill(ORDER));
    expect(known.metrics()).toEqual({ known: 2, ready: 1 });
  });

  it.each([
    ['a question', get, 'GET /api/preise?a=1 '],
    ['an order under its key', () => post({ IdempotencyKey: 'k1' }), `POST ${FINALISE} {"IdempotencyKey":"k1"}`],
  ])('that were broken off are sent to another one: %s', async (_, send, line) => {
    const [broken] = nodes as [Node];
    broken.answer = breakOff;
    expect(await statuses(send)).toEqual(Array(6).fill(200));
    const [first = [], second = []] = requests();
    expect(new Set([...first, ...second])).toEqual(new Set([line]));
    expect(second).toHaveLength(6);
    // Three in a row open its circuit.
    expect(first).toHaveLength(3);
  });

  it('that write and have no key are not sent twice: nobody knows what became of them', async () => {
    for (const node of nodes) node.answer = breakOff;
    const { statusCode, headers } = await post();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(requests().flat()).toEqual([ORDER]);
  });

  it('are 503 once every API was tried', async () => {
    for (const node of nodes) node.answer = breakOff;
    expect((await get()).statusCode).toBe(503);
    expect(requests().flat()).toHaveLength(2);
    await Promise.all(nodes.map(close));
    expect((await get()).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it('that an API refuses for having too much to do are asked once, and its circuit stays closed', async () => {
    for (const node of nodes)
      node.answer = (_, response) => response.writeHead(503, { 'retry-after': '1' }).end('{"code":"OVERLOADED"}');
    const { statusCode, headers, body } = await get();
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '1', '{"code":"OVERLOADED"}']);
    expect(requests().flat()).toHaveLength(1);
    expect(known.metrics()).toEqual({ known: 2, ready: 2 });
  });

  it('go to those that do not drain', async () => {
    const [draining, other] = nodes as [Node, Node];
    known.looked(draining.url, 'draining');
    expect(await statuses(get)).toEqual(Array(6).fill(200));
    expect([draining.requests.length, other.requests.length]).toEqual([0, 6]);
  });

  it('keep bodies as they are, large ones too', async () => {
    const payload = Buffer.alloc(200_000, 'ä');
    const headers = { ...HOST, 'content-type': 'application/octet-stream' };
    const sent = await shell.inject({ method: 'POST', url: '/api/datei', headers, payload });
    expect(sent.statusCode).toBe(200);
    expect(requests().flat()).toEqual([`POST /api/datei ${payload.toString()}`]);
  });
});
