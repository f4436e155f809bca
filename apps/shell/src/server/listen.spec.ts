/** @jest-environment node */
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { listen } from './listen';

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

async function open(host: string | null): Promise<number> {
  const server = fastify({ forceCloseConnections: 'idle' });
  opened.push(server);
  server.get('/', () => 'here');
  await listen(server, { port: 0, host });
  return (server.server.address() as AddressInfo).port;
}

const request = (host: string, port: number) =>
  new Promise<string>((done, failed) => {
    get({ host, port, agent: false }, (response) => response.on('data', (text) => done(String(text)))).on(
      'error',
      (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? done('refused') : failed(error)),
    );
  });

const addresses = Object.values(networkInterfaces()).flatMap((input) => input ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);

describe('a shell without HOST', () => {
  it('is reached by localhost, however that is looked up, and not from other machines', async () => {
    const port = await open(null);
    expect(await request('127.0.0.1', port)).toBe('here');
    expect(await request('localhost', port)).toBe('here');
    if (hasIpv6) expect(await request('::1', port)).toBe('here');
    for (const address of others) expect(await request(address, port)).toBe('refused');
  });

  it('lets both addresses go when it closes', async () => {
    const port = await open(null);
    await opened.pop()?.close();
    for (const host of hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
      const next = createServer();
      await new Promise<void>((done, failed) => next.once('error', failed).listen(port, host, done));
      await new Promise((done) => next.close(done));
    }
  });
});

it('a shell with HOST is there alone', async () => {
  const port = await open('127.0.0.1');
  if (hasIpv6) expect(await request('::1', port)).toBe('refused');
  expect(await request('127.0.0.1', port)).toBe('here');
});
