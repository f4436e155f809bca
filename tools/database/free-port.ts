import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections, which come and go at any time. */
const BLOCKS_FROM = 20_000;
const BLOCKS_TO = 32_000;
const MOST_TRIES = 50;

/**
 * Listens on a port of 127.0.0.1 and closes it again. Returns the port, null where another process listens there. Rejects
 * with any other error of the system: it does not mean a port in use.
 */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

const randomBlock = (size: number): number =>
  BLOCKS_FROM + Math.floor(Math.random() * (BLOCKS_TO - BLOCKS_FROM - size));

/** The first of so many consecutive ports that are free at this moment; `pick` proposes one. */
export async function freePortBlock(size: number, pick: (size: number) => number = randomBlock): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const first = pick(size);
    const ports = await Promise.all(Array.from({ length: size }, (_, at) => tryPort(first + at)));
    if (!ports.includes(null)) return first;
  }
  throw new Error(`There are no ${size} consecutive free ports`);
}

/** A port that is free at this moment, and that no outgoing connection takes. */
export const freePort = (): Promise<number> => freePortBlock(1);
