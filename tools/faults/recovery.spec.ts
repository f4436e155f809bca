/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recovery } from './recovery';

const servers: Server[] = [];

/** The clock of these tests: each request takes 10 ms of it, and what else happens none. */
const REQUEST_MS = 10;
let nowMs: number;
/** What ends the requests under way, as their time limit does. */
let limit: AbortController;
const endRequests = () => limit.abort(new DOMException('too late', 'TimeoutError'));

beforeEach(() => {
  nowMs = 0;
  limit = new AbortController();
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    nowMs += REQUEST_MS;
    return limit.signal;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port whose nth response is the nth status, and the last one from then on. */
function startNode(...statuses: number[]): Promise<number> {
  let count = 0;
  return listen((_, response) => {
    response.writeHead(statuses[Math.min(count++, statuses.length - 1)] ?? 200).end('{"database":false}');
  });
}

describe('recovery', () => {
  it('is over once each node was ready, though never all at the same time', async () => {
    const nodes = [{ port: await startNode(200, 503), apiPort: await startNode(503, 503, 200, 503) }];
    expect(await recovery(nodes, () => true)).toBe(4 * REQUEST_MS);
  });

  it('counts no response from before a killed process was replaced', async () => {
    const node = { port: await startNode(200, 503), apiPort: await startNode(200) };
    let looks = 0;
    await recovery([node], () => (looks += 1) > 3);
    expect(looks).toBe(4);
  });

  it('names what a node lacks that does not become ready', async () => {
    const [port, apiPort] = [await startNode(200), await startNode(503)];
    await expect(recovery([{ port, apiPort }], () => true, 100)).rejects.toThrow(
      `The system did not become ready within 0.1 s: ${apiPort}: 503 {"database":false}`,
    );
  });

  it('names what a node said last, where its next response does not come in time', async () => {
    let count = 0;
    const port = await listen((_, response) => {
      if (count++ < 2) return void response.writeHead(503).end('not yet');
      nowMs = 100;
      endRequests();
    });
    await expect(recovery([{ port, apiPort: port }], () => true, 100)).rejects.toThrow(`${port}: 503 not yet`);
  });

  it('waits no longer for a response that does not come', async () => {
    const port = await startNode(200);
    const apiPort = await listen(() => {
      nowMs = 200;
      endRequests();
    });
    await expect(recovery([{ port, apiPort }], () => true, 200)).rejects.toThrow('TimeoutError');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(200);
  });

  it('names a process without a successor, and a node that does not listen', async () => {
    const [port, apiPort] = [await startNode(200), 1];
    const isNotReplaced = () => {
      nowMs += REQUEST_MS;
      return false;
    };
    await expect(recovery([{ port, apiPort }], isNotReplaced, 100)).rejects.toThrow(
      'a killed process has no successor',
    );
    nowMs = 0;
    await expect(recovery([{ port, apiPort }], () => true, 100)).rejects.toThrow('1: TypeError');
  });
});
