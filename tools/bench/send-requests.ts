import { connect, type Socket } from 'node:net';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sent {
  readonly answers: number;
  readonly bytes: number;
  readonly seconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

const toBytes = ({ method, path, headers, body = '' }: BenchRequest): Buffer =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(method === 'POST' ? [`content-length: ${Buffer.byteLength(body)}`] : []),
      '',
      body,
    ].join('\r\n'),
  );

/** Calls back for every complete response on a connection; it supports only Content-Length and status 200. */
function onAnswers(socket: Socket, done: (bytes: number) => void): void {
  let missing = 0;
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200') || length === undefined)
        return void socket.destroy(new Error(`Unexpected response: ${text.split('\r\n')[0]}`));
      size = end + HEAD_END.length + Number(length);
      missing = size - head.length;
      head = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing === 0) done(size);
  });
}

/**
 * Sends requests in turn over several keep-alive connections, so many in all; a connection waits for its response
 * before it sends the next, and each begins at another request. It does as little as possible, so that the server and
 * not the sender is what is measured. Rejects on any response other than 200.
 */
export async function sendRequests(
  port: number,
  requests: readonly BenchRequest[],
  { connections, count }: { connections: number; count: number },
): Promise<Sent> {
  const prepared = requests.map(toBytes);
  let responses = 0;
  let bytes = 0;
  let sent = 0;
  const start = performance.now();

  const connection = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      let next = first;
      const send = () => {
        sent++;
        socket.write(prepared[next++ % prepared.length] ?? '');
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', resolve);
      onAnswers(socket, (size) => {
        responses++;
        bytes += size;
        if (sent < count) send();
        else socket.end();
      });
    });
  const firsts = Array.from({ length: connections }, (_, index) => Math.floor((index * prepared.length) / connections));
  await Promise.all(firsts.map(connection));
  return { answers: responses, bytes, seconds: (performance.now() - start) / 1000 };
}
