import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { getHttpLimits, HttpEnvironment, type HttpLimits } from './http-limits';
import { openServer } from './open-server';
import { refuseConnection } from './refused-connection';
import { RawClient } from './testing';

const DEFAULTS = getHttpLimits(v.parse(v.object(HttpEnvironment), {}));
const HEAD = 'POST /call HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n';
const BIG = Buffer.alloc(40_000_000, 'x');

let server: Server;
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function listen(limits: Partial<HttpLimits>, listener: RequestListener): Promise<number> {
  server = openServer({ ...DEFAULTS, ...limits }, listener);
  server.on('clientError', (error, socket) =>
    refuseConnection(error, socket, (status, path) => ({ type: 'text/plain', text: `${status} ${path}` })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The clock of bodies, which the test moves: those that come in time do so on a busy machine too. */
function holdClock(): { nowMs: number } {
  const clock = { nowMs: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.nowMs);
  return clock;
}

const answerWhole: RequestListener = (request, response) => {
  request.on('error', () => undefined);
  request.resume().once('end', () => response.end('whole'));
};

describe('a server', () => {
  it('ends a head that does not come', async () => {
    const port = await listen({ headMs: 100, requestMs: 100 }, answerWhole);
    const clients = await Promise.all(
      ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n'].map((text) => RawClient.open(port, text)),
    );
    await Promise.all(clients.map(({ ended }) => ended));
    expect(clients.map(({ status }) => status)).toEqual([408, 408, 408]);
  });

  it('ends a body below the least rate, and says so', async () => {
    const port = await listen({ spanMs: 100 }, answerWhole);
    const client = await RawClient.open(port, `${HEAD}begun`);
    await client.ended;
    expect([client.status, client.received]).toEqual([
      408,
      expect.stringMatching(/connection: close\r\n\r\n408 \/call$/),
    ]);
  });

  it('takes a body that comes slowly but steadily', async () => {
    const clock = holdClock();
    const port = await listen({ spanMs: 100, leastRate: 1000 }, (request, response) => {
      // 2,000 bytes a second.
      request.on('data', (bytes: Buffer) => (clock.nowMs += bytes.length / 2));
      answerWhole(request, response);
    });
    const client = await RawClient.open(port, HEAD);
    const sending = setInterval(() => client.send('x'.repeat(2000)), 10);
    expect(await client.answered()).toBe(200);
    clearInterval(sending);
    client.destroy();
  });

  it('ends the connection alone of a body whose response has begun', async () => {
    const port = await listen({ spanMs: 100 }, (request, response) => {
      request.on('error', () => undefined);
      response.write('early');
    });
    const client = await RawClient.open(port, HEAD);
    await client.ended;
    expect(client.status).toBe(200);
    expect(client.received).not.toContain('408');
  });

  it('ends the slowest body when their memory is full', async () => {
    const clock = holdClock();
    const port = await listen({ receivingBytes: 170_000, spanMs: 200_000 }, answerWhole);
    const slow = await RawClient.open(port, HEAD + 'x'.repeat(60_000));
    // The slow one is there once a body that was sent after it is.
    const small = await RawClient.open(port, `${HEAD.replace('100000', '2')}{}`);
    expect(await small.answered()).toBe(200);
    // Less than a byte a millisecond for the slow one, and more for all that begins now.
    clock.nowMs = 100_000;
    const begun = await RawClient.open(port, HEAD + 'x'.repeat(60_000));
    const fast = await RawClient.open(port, HEAD + 'x'.repeat(100_000));
    expect(await fast.answered()).toBe(200);
    await slow.ended;
    expect(slow.status).toBe(503);
    expect(slow.received).toContain('retry-after: 5');
    begun.send('x'.repeat(40_000));
    expect(await begun.answered()).toBe(200);
    for (const client of [small, begun, fast]) client.destroy();
  });

  it('ends a response that nobody reads', async () => {
    const port = await listen({ silenceMs: 200 }, (_request, response) => response.end(BIG));
    const gone = once(server, 'connection').then(([socket]) => once(socket, 'close'));
    const client = await RawClient.open(port);
    client.stopReading();
    client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await gone;
    expect(client.received.length).toBeLessThan(BIG.length);
    client.destroy();
  });

  it('closes connections beyond their number, and keeps those that are open', async () => {
    const port = await listen({ connections: 1 }, (_request, response) => response.end());
    const first = await RawClient.open(port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    const second = await RawClient.open(port);
    await second.ended;
    expect(second.status).toBe(null);
    first.send('\r\n');
    expect(await first.answered()).toBe(200);
    first.destroy();
  });
});

describe('a request line', () => {
  it.each([
    ['GET /a?b', 'here /a?b'],
    ['GET http://there:80/a?b', 'there:80 /a?b'],
    ['GET http://there?b', 'there /?b'],
    ['GET http://there', 'there /'],
    ['GET http://name@there/', 'here /nicht-gefunden'],
    ['GET http://there//a', 'there /nicht-gefunden'],
    ['GET ftp://there/', 'here /nicht-gefunden'],
    ['GET //a', 'here /nicht-gefunden'],
    ['GET /\\a', 'here /nicht-gefunden'],
    ['GET *', 'here /nicht-gefunden'],
  ])('%s is %s', async (line, expected) => {
    const port = await listen({}, ({ headers, url }, response) => response.end(`${headers.host} ${url}`));
    const client = await RawClient.open(port, `${line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
    await client.ended;
    expect(client.received.split('\r\n\r\n')[1]).toBe(expected);
  });

  it('OPTIONS * and CONNECT are answered without the listener', async () => {
    const port = await listen({}, () => expect('asked').toBe('never'));
    const send = async (line: string) => {
      const client = await RawClient.open(port, `${line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
      await client.ended;
      return [client.status, /\r\nallow: ([A-Z, ]+)/i.exec(client.received)?.[1]];
    };
    expect(await send('OPTIONS *')).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expect(await send('CONNECT here:443')).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  });
});

describe('a server that begins to listen after its first checks', () => {
  it('keeps connections that wait for their next request', async () => {
    // A check each 100 ms, which is all that could end the connection; it begins to listen between two of them.
    const [spanMs, beforeMs, afterMs] = [400, 350, 200];
    server = openServer({ ...DEFAULTS, spanMs }, (_, response) => response.end('whole'));
    await wait(beforeMs);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const { port } = server.address() as AddressInfo;
    const client = await RawClient.open(port, 'GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [socket] = await accepted;
    expect(await client.answered()).toBe(200);
    await wait(afterMs);
    expect(socket.destroyed).toBe(false);
    client.destroy();
  });
});
