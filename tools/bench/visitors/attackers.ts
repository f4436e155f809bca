import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Single requests that held the whole process before, and more bodies than calls are answered at once. */
const SLOW_BODIES = 1000;
const BETWEEN_MS = 200;
const PATIENCE_MS = 10_000;
const UPLOAD_BYTES = 600_000;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(UPLOAD_BYTES, '/F ')]).toString('base64');
const COMPLAINT = JSON.stringify({
  OrderNumber: 'HP-1',
  Text: 'x',
  Files: [{ FileName: 'a.pdf', ContentBase64: PDF }],
});

const head = (line: string, ...fields: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n');
const post = (path: string, bytes: number): string =>
  head(`POST ${path}`, 'Content-Type: application/json', `Content-Length: ${bytes}`);

const blanks = (count: number, end: string) => head(`GET /rechner?group=3&amount=1${'+'.repeat(count)}${end}`);
/** What an attacker sends; it hangs up after the first bytes of the response, or at once where none can come. */
const REQUESTS: readonly (readonly [text: string, isBrokenOff: boolean])[] = [
  [blanks(4800, 'x'), false],
  [blanks(12_000, 'x'), false],
  [head(`GET /${'eyJ-'.repeat(3000)}`), false],
  [head('GET /', `Accept-Language: ${'de-'.repeat(4000)}`), false],
  [post('/api/orders/complain', COMPLAINT.length) + COMPLAINT, false],
  [post('/api/orders/complain', COMPLAINT.length) + COMPLAINT.slice(0, COMPLAINT.length / 2), true],
  [head('GET //'), false],
  [head('GET *'), false],
  [head('GET http://elsewhere.example/'), false],
  [head('OPTIONS *'), false],
];

interface Attack {
  /** Requests that got a response, beside bodies that stay open. */
  readonly answered: number;
  readonly broken: number;
}

async function sendOne(port: number, text: string, isBrokenOff: boolean): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  try {
    await new Promise((sent) => socket.write(text, sent));
    if (!isBrokenOff) await once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return !isBrokenOff;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** One that ends is opened again, so that there are always as many. */
function holdBodies(port: number, signal: AbortSignal): void {
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${post('/api/kalkulation/berechnen', 1000)}{`));
    return socket
      .on('error', () => undefined)
      .on('close', () => {
        if (!signal.aborted) setTimeout(() => sockets.add(open()), BETWEEN_MS);
        sockets.delete(socket);
      });
  };
  const sockets = new Set(Array.from({ length: SLOW_BODIES }, open));
  signal.addEventListener('abort', () => sockets.forEach((socket) => socket.destroy()));
}

/** Sends every request in turn until the signal, beside a thousand bodies that never end. To this machine alone. */
export async function attack(port: number, signal: AbortSignal): Promise<Attack> {
  holdBodies(port, signal);
  let [answered, broken] = [0, 0];
  for (let nth = 0; !signal.aborted; nth += 1) {
    const [text, isBrokenOff] = REQUESTS[nth % REQUESTS.length] ?? ['', true];
    if (await sendOne(port, text, isBrokenOff)) answered += 1;
    else broken += 1;
    await pause(BETWEEN_MS);
  }
  return { answered, broken };
}
