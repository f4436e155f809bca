import { createServer } from 'node:net';

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('The server has no port')),
      );
    });
  });
}
