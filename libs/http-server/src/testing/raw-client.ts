import { connect, type Socket } from 'node:net';

/** A connection that sends what it is told and no more, and keeps what comes back. */
export class RawClient {
  /** Resolves once the server has ended the connection. */
  readonly ended: Promise<void>;
  readonly #socket: Socket;
  #received = '';
  #onData = (): void => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      this.#received += text;
      this.#onData();
    });
    // A reset is an end like any other here.
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      socket.once('close', () => resolve());
    });
  }

  /** Connects to 127.0.0.1 and sends the text. Rejects when nothing listens. */
  static async open(port: number, text = ''): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    const client = new RawClient(socket);
    client.send(text);
    return client;
  }

  get received(): string {
    return this.#received;
  }

  /** Of the final response; null while there is none. */
  get status(): number | null {
    const statuses = [...this.#received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
    return statuses.find((status) => status >= 200) ?? null;
  }

  send(text: string): void {
    if (text !== '' && this.#socket.writable) this.#socket.write(text, 'latin1');
  }

  /** Leaves what comes unread, as a browser on a dead line does. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Resolves with the status once there is one; null when the connection ends without. */
  async answered(): Promise<number | null> {
    const hasStatus = new Promise<void>((resolve) => {
      this.#onData = () => {
        if (this.status !== null) resolve();
      };
      this.#onData();
    });
    await Promise.race([hasStatus, this.ended]);
    return this.status;
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** That many connections which send the same and leave it at that. */
export const openMany = (port: number, count: number, text: string): Promise<RawClient[]> =>
  Promise.all(Array.from({ length: count }, () => RawClient.open(port, text)));
