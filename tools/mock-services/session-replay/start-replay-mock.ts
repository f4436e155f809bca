import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface ReplayBatch {
  readonly visit: string;
  readonly number: number;
  readonly events: readonly unknown[];
}

export interface ReplayDouble {
  /** Where batches are posted. */
  readonly url: string;
  /** The latest ones; the oldest go first. */
  readonly batches: readonly ReplayBatch[];
  stop(): Promise<void>;
}

const MOST_BATCHES = 200;
const MOST_BYTES = 8 * 1024 * 1024;

/** Pages of every origin may post: that is what such a service is for. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

const isBatch = (value: unknown): value is ReplayBatch =>
  typeof value === 'object' &&
  value !== null &&
  'visit' in value &&
  typeof value.visit === 'string' &&
  'number' in value &&
  typeof value.number === 'number' &&
  'events' in value &&
  Array.isArray(value.events);

async function readBatch(request: IncomingMessage): Promise<ReplayBatch | null> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MOST_BYTES) return null;
  }
  try {
    const batch: unknown = JSON.parse(text);
    return isBatch(batch) ? batch : null;
  } catch {
    return null;
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, batches: ReplayBatch[]): Promise<void> {
  const end = (status: number, body?: unknown) =>
    response
      .writeHead(status, { ...CORS, 'content-type': 'application/json' })
      .end(body === undefined ? undefined : JSON.stringify(body));
  if (request.method === 'OPTIONS') return void end(204);
  if (request.method === 'GET') return void end(200, batches);
  const batch = request.method === 'POST' ? await readBatch(request) : null;
  if (!batch) return void end(400, { error: 'no batch' });
  batches.push(batch);
  if (batches.length > MOST_BATCHES) batches.shift();
  end(204);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/**
 * A service that receives session recordings, for demonstrations and tests; stores the latest in memory. Port 0: any
 * free one.
 */
export async function startReplayMock(port: number): Promise<ReplayDouble> {
  const batches: ReplayBatch[] = [];
  const server = createServer((request, response) => void handle(request, response, batches));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${boundPort}`, batches, stop: () => close(server) };
}
