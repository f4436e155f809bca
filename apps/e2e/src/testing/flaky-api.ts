import { connect, createServer, type Socket } from 'node:net';

/** An API behind a door that a test can shut: connections are cut and refused until it opens again. */
export interface FlakyApi {
  readonly url: string;
  readonly goDown: () => void;
  readonly comeBack: () => void;
  readonly stop: () => Promise<void>;
}

export async function startFlakyApi(apiPort: number): Promise<FlakyApi> {
  let isDown = false;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    if (isDown) return void visitor.destroy();
    const api = connect(apiPort, '127.0.0.1');
    for (const socket of [visitor, api]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    visitor.pipe(api).pipe(visitor);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${address.port}`,
    goDown: () => {
      isDown = true;
      cut();
    },
    comeBack: () => {
      isDown = false;
    },
    stop: () => {
      cut();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
