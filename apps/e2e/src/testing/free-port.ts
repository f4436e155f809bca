import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections: none of those takes it before it is listened on. */
const [FROM, TO] = [20_000, 32_000];

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const port = FROM + Math.floor(Math.random() * (TO - FROM));
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
