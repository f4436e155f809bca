import { createServer, type Server, type Socket } from 'node:net';

/**
 * How the next mails are handled. 'deaf': a mail is accepted, and the connection ends before the sender is notified.
 */
export type MailServerState = 'well' | 'deaf' | 'gone';

/** A mail server that counts how often it accepted each Message-ID, and can be out of order. */
export class MailServer {
  /** Times taken by Message-ID, without its brackets and host: the id of the mail. */
  readonly taken = new Map<string, number>();
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isDeaf = false;

  /** Listens; returns the port, which stays the same. */
  async start(): Promise<number> {
    await this.turn('well');
    return this.#port;
  }

  async turn(state: MailServerState): Promise<void> {
    this.#isDeaf = state === 'deaf';
    if (state === 'gone') await this.stop();
    else if (!this.#server) await this.#listen();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #listen(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    return new Promise((done, failed) => {
      server.once('error', failed);
      server.listen(this.#port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address) this.#port = address.port;
        done();
      });
    });
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    let pending = '';
    let isMail = false;
    let id = '';
    const respond = (line: string): string | null => {
      if (!isMail) {
        isMail = /^DATA/i.test(line);
        if (isMail) return '354 go on';
        return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
      }
      id = /^Message-ID: <([^@]+)@/i.exec(line)?.[1] ?? id;
      if (line !== '.') return null;
      isMail = false;
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      return this.#isDeaf ? null : '250 queued';
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = (pending + chunk.toString('latin1')).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        const wasMail = isMail;
        const text = respond(line);
        if (text !== null) socket.write(`${text}\r\n`);
        else if (wasMail && !isMail) return void socket.destroy();
      }
    });
  }
}
