import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type Server,
  type ServerResponse,
} from 'node:http';

export interface GateOptions {
  readonly port: number;
  /** By default this machine alone reaches it. */
  readonly host?: string | undefined;
  /** Returns the port behind once this request may pass; null when that process cannot run. */
  readonly target: (request: IncomingMessage) => Promise<number | null>;
  /** Handles requests by itself that are not for the process behind. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The error message sent instead of a process that cannot run. */
  readonly explain: () => string;
}

/**
 * A fixed port before a process that is exchanged at each build: requests wait until it is up to date, and none is lost
 * between the old process and the new one.
 */
export function createGate(options: GateOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (!options.answer?.(request, response)) void pass(options, request, response);
  });
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE' ? new Error(`Port ${options.port} is in use; set PORT to another one.`) : error,
      ),
    );
    server.listen(options.port, options.host ?? '127.0.0.1', () => done(server));
  });
}

async function pass(options: GateOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const port = await options.target(request);
  if (port === null) return explain(response, options.explain());
  const { method, url, headers } = request;
  const onward = requestFrom({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.statusMessage, freshHeaders(url ?? '/', reply));
    reply.pipe(response);
  });
  onward.on('error', (error) => (response.headersSent ? response.destroy() : explain(response, error.message)));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** The shell's own files change below one address here, which production never does. */
function freshHeaders(url: string, { rawHeaders }: IncomingMessage): string[] {
  if (!url.startsWith('/assets/')) return rawHeaders;
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== 'cache-control' ? [name, rawHeaders[at + 1] ?? ''] : [],
  );
  return [...headers, 'cache-control', 'no-cache'];
}

function explain(response: ServerResponse, text: string): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '2', 'cache-control': 'no-store' });
  response.end(text);
}
