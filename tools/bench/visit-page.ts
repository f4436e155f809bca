import { type Agent, get } from 'node:http';

export interface Visit {
  readonly ms: number;
  /** 0 where nothing came within 10 s. */
  readonly status: number;
  readonly html: string;
}

interface Visiting {
  readonly port: number;
  /** Names the site: Node does not resolve *.localhost. */
  readonly host?: string;
  readonly agent?: Agent;
  /** Of somebody who is logged in. */
  readonly cookie?: string;
}

/** A page as a returning browser requests it, uncompressed. */
export function visitPage(path: string, { port, host = 'localhost', agent, cookie }: Visiting): Promise<Visit> {
  const start = performance.now();
  return new Promise((resolve) => {
    const headers = {
      host: `${host}:${port}`,
      'accept-encoding': 'identity',
      cookie: ['hp_locale=de', cookie].filter(Boolean).join('; '),
    };
    const end = (status: number, html = '') => resolve({ ms: performance.now() - start, status, html });
    get({ host: '127.0.0.1', port, path, headers, timeout: 10_000, ...(agent && { agent }) }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      response.once('end', () => end(response.statusCode ?? 0, html));
      response.once('error', () => end(0));
    })
      .once('error', () => end(0))
      .once('timeout', () => end(0));
  });
}

export const isComplete = ({ status, html }: Visit): boolean => status === 200 && html.endsWith('</html>');

/** The value that so many of a hundred do not exceed; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? NaN;
}
