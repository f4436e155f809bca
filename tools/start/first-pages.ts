import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { siteOrigins } from '@heizplatz/country';

interface FirstPages {
  /** Of a shell. */
  readonly port: number;
  /** The address that the shell listens on, where it is not localhost. */
  readonly host?: string | undefined;
  readonly signal: AbortSignal;
  /** How long a page may say that it is being loaded, and how often it is requested meanwhile. */
  readonly limitMs?: number;
  readonly everyMs?: number;
}

const LIMIT_MS = 60_000;
const EVERY_MS = 100;
/** Longer than the shell gives a page. */
const ANSWER_MS = 15_000;
const UNAVAILABLE = 503;

/**
 * Resolves once the home page of each site has come, so that whoever opens an address then gets a page. Gives a sentence for
 * each site whose home page is another one than it should be, or does not come in a minute: the other areas may work.
 */
export async function whenFirstPagesCome(pages: FirstPages): Promise<string[]> {
  const origins = siteOrigins({ production: false, port: pages.port });
  const troubles = Object.values(origins).map(async (origin) => {
    const status = await getFinalStatus(new URL(origin).host, pages);
    return status === 200 ? [] : [`The home page of ${origin} does not come (${status ?? 'no answer'}).`];
  });
  return (await Promise.all(troubles)).flat();
}

/** Null: nothing answered at all. */
async function getFinalStatus(site: string, pages: FirstPages): Promise<number | null> {
  const { signal, limitMs = LIMIT_MS, everyMs = EVERY_MS } = pages;
  const untilMs = Date.now() + limitMs;
  for (;;) {
    const status = await requestHome(site, pages);
    if ((status !== null && status !== UNAVAILABLE) || Date.now() > untilMs) return status;
    await pause(everyMs, undefined, { signal });
  }
}

/** By address: Node does not resolve the names below localhost. */
const requestHome = (site: string, { port, host, signal }: FirstPages): Promise<number | null> =>
  new Promise((done) => {
    const isNamed = host !== undefined && host !== '' && host !== '0.0.0.0' && host !== '::';
    const address = { host: isNamed ? host : '127.0.0.1', port, headers: { host: site }, timeout: ANSWER_MS, signal };
    const request = get(address, (response) => {
      response.resume();
      response.once('error', () => done(null)).once('end', () => done(response.statusCode ?? null));
    });
    request.once('timeout', () => request.destroy()).once('error', () => done(null));
  });
