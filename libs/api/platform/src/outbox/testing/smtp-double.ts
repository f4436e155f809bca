import { createServer, type Server, type Socket } from 'node:net';

/** A minimal mail server: accepts mails over persistent connections, and records every line. */
export class SmtpDouble {
  readonly lines: string[] = [];
  /** Mails that were taken. */
  taken = 0;
  connections = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => this.#answer(socket));
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #answer(socket: Socket): void {
    this.connections += 1;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    let pending = '';
    let isMail = false;
    const reply = (line: string): string | null => {
      if (isMail) {
        if (line !== '.') return null;
        isMail = false;
        this.taken += 1;
        return '250 queued';
      }
      if (/^DATA/i.test(line)) {
        isMail = true;
        return '354 go on';
      }
      if (/^RCPT TO:<nobody@/i.test(line)) return '550 5.1.1 no such mailbox';
      return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
    };
    socket.on('data', (chunk: Buffer) => {
      const parts = (pending + chunk.toString()).split('\r\n');
      pending = parts.pop() ?? '';
      for (const line of parts) {
        this.lines.push(line);
        const answer = reply(line);
        if (answer !== null) socket.write(`${answer}\r\n`);
      }
    });
  }
}
