import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CountryId, type Site, siteByHost } from '@heizplatz/country';
import type { TrustProxy } from '@heizplatz/trusted-proxies';
import type { ShellConfig } from '../config';
import { hasLogin } from '../visitor-session/has-login';
import { hasOverrides } from '../overrides/read-overrides';
import type { ReleaseRegistry } from '../releases/release-registry';
import { getVisitorReleases } from '../releases/visitor-group';
import { documentKey } from './document-key';
import { gzipTrailer } from './gzip-chunks';
import type { CachedNote } from './cached-page';
import type { PageCache } from './page-cache';
import { createNonces } from './nonces';
import { createReadyHeaders } from './ready-headers';
import { getBody, type Run, spliceNonce } from './splice-nonce';
import { takesGzip } from './takes-gzip';

interface Serving extends Pick<
  ShellConfig,
  'isProduction' | 'isDemo' | 'productionHosts' | 'origins' | 'replayUrl' | 'trustedProxies' | 'takesOverrides'
> {
  readonly documents: PageCache;
  readonly registry: Pick<ReleaseRegistry, 'serving'>;
  readonly nowMs: () => number;
  /** Called for each document that was sent; its cost is added to every such page. */
  readonly onServed?: (request: IncomingMessage, served: ServedDocument) => void;
}

export interface ServedDocument extends CachedNote {
  readonly countryId: CountryId;
  readonly requestId: string;
  readonly ms: number;
}

const NO_NOTE: CachedNote = { route: 'cached', remote: null, version: null };

/** Whether the request was handled. */
export type ServeCachedPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Responds from memory before Fastify is called: its overhead alone costs more than the bytes. Visitors with a login
 * take the full path, where the session is reconciled; the document is the same.
 */
export function createServeCachedPage(serving: Serving): ServeCachedPage {
  const { documents, registry, isProduction, productionHosts, origins, trustedProxies, nowMs, onServed } = serving;
  const hasOwnRemotes = serving.takesOverrides ? hasOverrides : () => false;
  const getHeaders = createReadyHeaders(serving);
  const servingNow = throttleServing(registry, nowMs);
  const nextNonce = createNonces();
  const findSite = createFindSite({ production: isProduction, productionHosts });
  return (request, response) => {
    // Stryker disable next-line StringLiteral: a server's request always has its address
    const { method, url = '/', headers } = request;
    // Stryker disable next-line StringLiteral: no cookie of that name means anything
    const cookieHeader = headers.cookie ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || hasLogin(cookieHeader)) return false;
    if (hasOwnRemotes(cookieHeader)) return false;
    const site = findSite(getHost(request, trustedProxies));
    if (!site) return false;
    const { countryId } = site;
    const { releases, setCookie } = getVisitorReleases(servingNow(), { countryId, cookieHeader, mayAssign: true });
    const document = documents.find(documentKey(origins[countryId], releases, url), nowMs());
    if (!document) return false;
    const zipped = takesGzip(headers['accept-encoding']) ? document.zipped : null;
    const beganMs = performance.now();
    const requestId = randomUUID();
    const nonce = nextNonce();
    const body = getBody(zipped ?? document.pieces);
    const trailer = zipped ? gzipTrailer(document.pieces, nonce) : '';
    const sent = getHeaders(site, nonce, cookieHeader);
    sent.push('x-request-id', requestId, 'content-length', String(body.length + trailer.length));
    if (zipped) sent.push('content-encoding', 'gzip');
    if (setCookie !== null) sent.push('set-cookie', setCookie);
    response.writeHead(200, sent);
    if (method === 'GET') write(response, body.runs, { nonce, trailer });
    else response.end();
    const ms = performance.now() - beganMs;
    onServed?.(request, { ...(document.note ?? NO_NOTE), countryId, requestId, ms });
    return true;
  };
}

const MOST_HOSTS = 100;

/** Memoized: the same few hosts are requested again and again. */
function createFindSite(options: Parameters<typeof siteByHost>[1]): (host: string) => Site | undefined {
  const known = new Map<string, Site | undefined>();
  return (host) => {
    const site = known.get(host);
    if (site || known.has(host)) return site;
    // Whatever hosts are invented, the memory is bounded.
    if (known.size >= MOST_HOSTS) known.clear();
    const found = siteByHost(host, options);
    known.set(host, found);
    return found;
  };
}

/** Behind a load balancer that is trusted the visitor's host is what that forwards. */
function getHost({ headers, socket }: IncomingMessage, isTrusted: TrustProxy): string {
  // Stryker disable next-line LogicalOperator,StringLiteral: a socket that is closed already gets no response
  const forwarded = isTrusted(socket.remoteAddress ?? '', 0) ? headers['x-forwarded-host'] : undefined;
  return (typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : undefined) ?? headers.host ?? '';
}

const POINTER_MS = 100;

/**
 * The registry checks its file each time; a switch that is detected a tenth of a second later is soon enough here.
 */
function throttleServing(registry: Serving['registry'], nowMs: () => number): Serving['registry']['serving'] {
  let requestedAtMs = -Infinity;
  let known: ReturnType<Serving['registry']['serving']> | undefined;
  return () => {
    const now = nowMs();
    if (known && now - requestedAtMs < POINTER_MS) return known;
    requestedAtMs = now;
    return (known = registry.serving());
  };
}

/** As they are: joining them first would copy the document. The last run is a text, but for a large last piece. */
function write(
  response: ServerResponse,
  runs: readonly Run[],
  { nonce, trailer }: { readonly nonce: string; readonly trailer: string },
): void {
  let text = '';
  response.cork();
  for (const run of runs) {
    if (text !== '') response.write(text, 'latin1');
    const part = spliceNonce(run, nonce);
    if (typeof part === 'string') text = part;
    else {
      response.write(part);
      text = '';
    }
  }
  response.end(text + trailer, 'latin1');
}
