import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';

export interface DocumentResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Query {
  readonly port: number;
  /** Names the site: Node does not resolve *.localhost. */
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A document without a browser, on a connection of its own. */
export function requestPage({ port, host = 'localhost', path, headers = {} }: Query): Promise<DocumentResponse> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, host: `${host}:${port}` };
    const query = httpRequest({ host: '127.0.0.1', port, path, headers: sent, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.once('error', reject);
    });
    query.once('error', reject).end();
  });
}
