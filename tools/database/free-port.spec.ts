import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, freePortBlock } from './free-port';

const BELOW = 3;
/** net.ipv4.ip_local_port_range as Linux presets it. */
const FIRST_OUTGOING = 32_768;

it('leaves the ports of outgoing connections alone', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(FIRST_OUTGOING);
});

it('passes over a block in which somebody listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const proposed = [taken - BELOW, taken];
  const first = await freePortBlock(
    BELOW + 1,
    (size) => proposed.shift() ?? 20_000 + Math.floor(Math.random() * 9000) + size,
  );
  expect(proposed).toEqual([]);
  expect([taken - BELOW, taken]).not.toContain(first);
  server.close();
  await once(server, 'close');
});

it('ends where no block is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await expect(freePortBlock(1, () => (typeof address === 'object' && address ? address.port : 0))).rejects.toThrow(
    'no 1 consecutive free ports',
  );
  server.close();
  await once(server, 'close');
});
