import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import pino from 'pino';
import { startValkey, type TestValkey } from '../testing/start-valkey';
import { createCallCache, type CallCache } from './call-cache';
import { connectValkey } from './connect-valkey';

const CALL = { cacheSeconds: 120, tags: ['prices'] } as const;
const log = pino({ level: 'silent' });
let valkey: TestValkey;
const open: CallCache[] = [];
async function openNodes(commandMs?: number): Promise<readonly [CallCache, CallCache]> {
  const connect = () => createCallCache(connectValkey(valkey.url, log, commandMs));
  const nodes = [connect(), connect()] as const;
  open.push(...nodes);
  await Promise.all(nodes.map((node) => node.answer(CALL, 'connected', () => Promise.resolve('yes'))));
  return nodes;
}
/** A machine that stalls for so long has no cache that is away. */
const STALLED_MS = 20_000;

beforeAll(async () => {
  valkey = await startValkey();
}, 300_000);
afterAll(async () => {
  for (const node of open) await node.close();
  await valkey.kill();
});

const never = () => Promise.reject(new Error('is made by the other node already'));

/** Of a cache: what reads and writes, what publishes and what subscribes. */
const SLOW_CONNECTIONS = 3;

/** In front of the shared cache: its first connections answer after half a second, which is longer than a command may take. */
async function startSlowCache(): Promise<{ readonly url: string; stop(): void }> {
  const { hostname, port } = new URL(valkey.url);
  const sockets: Socket[] = [];
  let connections = 0;
  const hold = (socket: Socket) => {
    sockets.push(socket);
    return socket.on('error', () => socket.destroy());
  };
  const server = createServer((socket) => {
    hold(socket);
    const answer = () => socket.pipe(hold(connect(Number(port), hostname))).pipe(socket);
    connections += 1;
    if (connections <= SLOW_CONNECTIONS) setTimeout(answer, 500);
    else answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

it('is subscribed to in the end, when it answers too late at first', async () => {
  const slow = await startSlowCache();
  const caches = [connectValkey(slow.url, log), connectValkey(valkey.url, log)] as const;
  const [transport, publisher] = [caches[0].bus.factory({} as never), caches[1].bus.factory({} as never)];
  const handler = jest.fn();
  // Rejected, it would be a promise that nobody awaits.
  await expect(transport.setId('one').subscribe('flushes', handler)).resolves.toBeUndefined();
  await publisher.setId('other').publish('flushes', { type: 'clear', keys: [] } as never);
  while (handler.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const layers = caches.map(({ layer }) => layer.factory(layer.options as never));
  for (const part of [transport, publisher, ...layers]) await part.disconnect();
  slow.stop();
});

describe('nodes that share a cache', () => {
  let nodes: readonly [CallCache, CallCache];
  beforeAll(async () => {
    nodes = await openNodes(STALLED_MS);
  });

  it('take what another has made', async () => {
    const [first, second] = nodes;
    expect(await first.answer(CALL, 'shared', () => Promise.resolve('41'))).toBe('41');
    expect(await second.answer(CALL, 'shared', never)).toBe('41');
  });

  it('all make anew what one has forgotten', async () => {
    const [first, second] = nodes;
    await first.forget(['prices']);
    await second.forget(['prices']);
    expect(await second.answer(CALL, 'shared', () => Promise.resolve('42'))).toBe('42');
    expect(await first.answer(CALL, 'shared', never)).toBe('42');
  });

  it('hand on nothing that was read before a flush', async () => {
    const [first, second] = nodes;
    let respond = (_: string): void => undefined;
    const slow = await new Promise<{ readonly answer: Promise<string> }>((begun) => {
      const answering = first.answer(CALL, 'slow', () => {
        begun({ answer: answering });
        return new Promise<string>((resolve) => (respond = resolve));
      });
    });
    await first.forget(['prices']);
    respond('old');
    expect(await slow.answer).toBe('old');
    expect(await second.answer(CALL, 'slow', () => Promise.resolve('new'))).toBe('new');
  });

  it('answer from themselves once it is gone, and ask it no more than a few times, each time for a moment', async () => {
    const away = await openNodes();
    await valkey.kill();
    const commands = jest.spyOn(Redis.prototype, 'sendCommand');
    let requestCount = 0;
    for (const [index, node] of away.entries()) {
      commands.mockClear();
      expect(await node.answer(CALL, `alone-${index}`, () => Promise.resolve('43'))).toBe('43');
      expect(await node.answer(CALL, `alone-${index}`, never)).toBe('43');
      requestCount += commands.mock.calls.length;
      const timeouts = commands.mock.contexts.map((client) => client.options.commandTimeout ?? Infinity);
      expect(timeouts.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(1000);
    }
    // They tried to connect, and were not merely told that it is unavailable.
    expect(requestCount).toBeGreaterThan(0);
  });
});
