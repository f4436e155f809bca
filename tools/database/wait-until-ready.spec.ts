import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { waitUntilReady } from './wait-until-ready';

/** What PostgreSQL sends while it replays its log (ErrorResponse of the protocol, version 3). */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function serverThat(responses: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => responses(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

it.each([
  ['is waited for as long as it says that it is starting', startingUp(), true],
  ['refuses is given up after 20 s', Buffer.alloc(0), false],
])('a server that %s', async (_, text, isWaitedFor) => {
  const { server, url } = await serverThat((socket) => socket.end(text));
  // Time passes between two tries.
  let nowMs = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (nowMs += 6000));
  let requestCount = 0;
  expect(await waitUntilReady(url, () => ++requestCount < 12)).toBe(false);
  clock.mockRestore();
  server.close();
  expect(requestCount === 12).toBe(isWaitedFor);
});
