/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recovery } from './recovery';

const servers: Server[] = [];

/** A port whose nth response is the nth status, and the last one from then on. */
async function startNode(...statuses: number[]): Promise<number> {
  let count = 0;
  const server = createServer((_, response) => {
    response.writeHead(statuses[Math.min(count++, statuses.length - 1)] ?? 200).end('{"database":false}');
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe('recovery', () => {
  it('is over once each node was ready, though never all at the same time', async () => {
    const nodes = [{ port: await startNode(200, 503), apiPort: await startNode(503, 503, 200, 503) }];
    expect(await recovery(nodes, () => true, 5000)).toBeGreaterThan(0);
  });

  it('counts no response from before a killed process was replaced', async () => {
    const node = { port: await startNode(200, 503), apiPort: await startNode(200) };
    let looks = 0;
    await recovery([node], () => (looks += 1) > 3, 5000);
    expect(looks).toBe(4);
  });

  it('names what a node lacks that does not become ready', async () => {
    const [port, apiPort] = [await startNode(200), await startNode(503)];
    await expect(recovery([{ port, apiPort }], () => true, 100)).rejects.toThrow(
      `The system did not become ready within 0.1 s: ${apiPort}: 503 {"database":false}`,
    );
  });

  it('waits no longer for a response that does not come', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    servers.push(silent);
    await once(silent, 'listening');
    const node = { port: await startNode(200), apiPort: (silent.address() as AddressInfo).port };
    const from = performance.now();
    await expect(recovery([node], () => true, 200)).rejects.toThrow('TimeoutError');
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it('names a process without a successor, and a node that does not listen', async () => {
    const [port, apiPort] = [await startNode(200), 1];
    await expect(recovery([{ port, apiPort }], () => false, 100)).rejects.toThrow('a killed process has no successor');
    await expect(recovery([{ port, apiPort }], () => true, 100)).rejects.toThrow('1: TypeError');
  });
});
