import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A process in place of an API: each distinct call is passed on once and answered from memory afterwards, so that rendering and
 * not the API is what is measured. Its line for flushes stays silent, so that render threads cache responses as in production.
 */
interface Stored {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const SITE_HEADER = 'x-heizplatz-country';
const FLUSHES = '/internal/flushes';

async function passOn(apiUrl: string, request: IncomingMessage, body: string): Promise<Stored> {
  const { method = 'GET', url = '/', headers } = request;
  const response = await fetch(apiUrl + url, {
    method,
    headers: {
      [SITE_HEADER]: String(headers[SITE_HEADER] ?? '1'),
      ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
    },
    ...(body && { body }),
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

process.once('message', (apiUrl: string) => {
  const stored = new Map<string, Stored>();
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.url === FLUSHES)
        return void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      const body = request.method === 'GET' ? '' : await text(request);
      const key = [request.method, request.url, request.headers[SITE_HEADER], body].join(' ');
      const known = stored.get(key) ?? (await passOn(apiUrl, request, body));
      if (known.status < 500) stored.set(key, known);
      response.writeHead(known.status, { 'content-type': known.contentType, 'content-length': known.body.length });
      response.end(known.body);
    };
    respond().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
