import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../database/free-port';
import { createGate } from './gate';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function behind(text: string): Promise<number> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'immutable');
    response.end(`${text} ${request.method} ${request.headers['host']?.split(':')[0]}${request.url}`);
  });
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return port;
}

async function gate(target: () => Promise<number | null>): Promise<string> {
  const port = await freePort();
  servers.push(await createGate({ port, target, explain: () => 'order: Unexpected token' }));
  return `http://127.0.0.1:${port}`;
}

describe('a gate', () => {
  it('passes a request on with its host, and turns to the new process without losing one', async () => {
    let port = await behind('old');
    const origin = await gate(async () => port);
    expect(await (await fetch(`${origin}/a?b=1`)).text()).toBe('old GET 127.0.0.1/a?b=1');
    port = await behind('new');
    expect(await (await fetch(`${origin}/a`, { method: 'POST', body: 'x' })).text()).toBe('new POST 127.0.0.1/a');
  });

  it('is there for this machine alone unless it is told otherwise', async () => {
    await gate(async () => null);
    const server = await createGate({ port: 0, host: '0.0.0.0', target: async () => null, explain: () => '' });
    servers.push(server);
    expect(servers.map((one) => (one.address() as AddressInfo).address)).toEqual(['127.0.0.1', '0.0.0.0']);
  });

  it('lets a request wait until its process is up to date', async () => {
    let open = (_: number): void => undefined;
    const origin = await gate(() => new Promise<number>((done) => (open = done)));
    const text = fetch(`${origin}/`).then((response) => response.text());
    await new Promise((request) => servers.at(-1)?.once('request', () => setImmediate(request)));
    open(await behind('fresh'));
    expect(await text).toBe('fresh GET 127.0.0.1/');
  });

  it('says why where no process can run', async () => {
    const response = await fetch(await gate(async () => null));
    expect([response.status, response.headers.get('refresh'), await response.text()]).toEqual([
      503,
      '2',
      'order: Unexpected token',
    ]);
  });

  it("lets no browser keep the shell's files, and leaves the releases as they are", async () => {
    const port = await behind('file');
    const origin = await gate(async () => port);
    expect((await fetch(`${origin}/assets/development/main.js`)).headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${origin}/releases/order/1/a.js`)).headers.get('cache-control')).toBe('immutable');
  });

  it('names the port that is in use', async () => {
    const port = await behind('other');
    await expect(createGate({ port, target: async () => null, explain: () => '' })).rejects.toThrow(
      /Port \d+ is in use/,
    );
  });
});
