import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Why a connection is ended by its server, below any framework. */
export class RefusedConnection extends Error {
  /** 405, 408 or 503. */
  readonly status: number;
  /** Path and query of its request. */
  readonly path: string;

  constructor(status: number, path: string) {
    super(`the connection was refused with ${status}`);
    this.name = 'RefusedConnection';
    this.status = status;
    this.path = path;
  }
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE';

interface RawDocument {
  readonly type: string;
  readonly text: string;
}

/**
 * Ends a connection whose request never reached a framework (`clientError`) with the document that `write` makes, where a
 * response is still possible. `path` is empty where none could be read.
 */
export function refuseConnection(
  error: Error & { readonly code?: string },
  socket: Duplex,
  write: (status: number, path: string) => RawDocument,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isOurs = error instanceof RefusedConnection;
  const status = isOurs ? error.status : (STATUS_BY_CODE[error.code ?? ''] ?? 400);
  const { type, text } = write(status, isOurs ? error.path : '');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(text)}`,
    ...(status === 405 ? [`allow: ${ALLOWED}`] : []),
    ...(status === 503 ? ['retry-after: 5'] : []),
    'connection: close',
  ];
  // Half a connection would be left to whoever does not close the other half.
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
