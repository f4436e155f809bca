import type { Duplex } from 'node:stream';
import type { Pool } from 'pg';

/** The socket of a client, which pg's types do not name. */
const getStream = (client: object): Duplex => Reflect.get(Reflect.get(client, 'connection'), 'stream');

/**
 * Statements that a client is given in the same tick leave by one write. The server executes and answers them one after the
 * other, as ever (`pipeline`).
 */
export function writeTogether(pool: Pool): void {
  pool.on('connect', (client) => {
    const stream = getStream(client);
    const request = client.query;
    let isCorked = false;
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      if (!isCorked) {
        isCorked = true;
        stream.cork();
        process.nextTick(() => {
          isCorked = false;
          stream.uncork();
        });
      }
      return Reflect.apply(request, client, args);
    });
  });
}
