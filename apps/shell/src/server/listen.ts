import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';

/**
 * On the address in HOST. Without one on localhost, which browsers may resolve to ::1 first: connections that
 * arrive there go to the same server. A machine without IPv6 has 127.0.0.1 alone.
 */
export async function listen(server: FastifyInstance, { port, host }: Pick<ShellConfig, 'port' | 'host'>) {
  if (host !== null) return void (await server.listen({ port, host }));
  // As node:http opens its own.
  const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.server.emit('connection', socket);
  });
  server.addHook('preClose', async () => void beside.close());
  await server.listen({ port, host: '127.0.0.1' });
  const address = server.server.address();
  const error = address && typeof address === 'object' ? await toFailure(beside, address.port) : null;
  if (error && !NO_IPV6.has(error.code ?? '')) server.log.warn({ err: error }, 'nothing listens on ::1');
}

const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const toFailure = (beside: Server, port: number) =>
  new Promise<NodeJS.ErrnoException | null>((done) => {
    beside.once('error', done).listen({ port, host: '::1' }, () => done(null));
  });
