import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CountryId, siteByHost } from '@heizplatz/country';
import type { TrustProxy } from '@heizplatz/trusted-proxies';
import type { ShellConfig } from '../config';
import { hasLogin } from '../visitor-session/has-login';
import type { ReleaseRegistry } from '../releases/release-registry';
import { getVisitorReleases } from '../releases/visitor-group';
import { documentKey } from './document-key';
import { type DeflatedChunk, deflatePieces, gzipParts } from './gzip-chunks';
import type { CachedNote, CachedPage } from './cached-page';
import type { PageCache } from './page-cache';
import { createNonces } from './nonces';
import { createReadyHeaders } from './ready-headers';
import { takesGzip } from './takes-gzip';

interface Serving extends Pick<
  ShellConfig,
  'isProduction' | 'isDemo' | 'productionHosts' | 'origins' | 'replayUrl' | 'trustedProxies'
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
  const getHeaders = createReadyHeaders(serving);
  const servingNow = throttleServing(registry, nowMs);
  const nextNonce = createNonces();
  return (request, response) => {
    // Stryker disable next-line StringLiteral: a server's request always has its address
    const { method, url = '/', headers } = request;
    // Stryker disable next-line StringLiteral: no cookie of that name means anything
    const cookieHeader = headers.cookie ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || hasLogin(cookieHeader)) return false;
    const site = siteByHost(getHost(request, trustedProxies), { production: isProduction, productionHosts });
    if (!site) return false;
    const { countryId } = site;
    const { releases, setCookie } = getVisitorReleases(servingNow(), { countryId, cookieHeader, mayAssign: true });
    const document = documents.find(documentKey(origins[countryId], releases, url), nowMs());
    if (!document) return false;
    const isZipped = takesGzip(headers['accept-encoding']);
    const deflated = isZipped ? getDeflated(document) : null;
    // Until it is compressed, each one is on its own: not by this thread.
    if (isZipped && !deflated) return false;
    const beganMs = performance.now();
    const requestId = randomUUID();
    const nonce = nextNonce();
    const parts = deflated ? gzipParts(deflated, Buffer.from(nonce)) : plain(document, nonce);
    const sent = getHeaders(site, nonce, cookieHeader);
    sent.push('x-request-id', requestId);
    sent.push('content-length', String(parts.reduce((sum, { length }) => sum + length, 0)));
    if (isZipped) sent.push('content-encoding', 'gzip');
    if (setCookie !== null) sent.push('set-cookie', setCookie);
    response.writeHead(200, sent);
    if (method === 'GET') write(response, parts);
    else response.end();
    const ms = performance.now() - beganMs;
    onServed?.(request, { ...(document.note ?? NO_NOTE), countryId: site.countryId, requestId, ms });
    return true;
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

/** Pieces up to this size are cheaper copied than written apart. */
const SMALL_BYTES = 4096;

/** Bytes as they are, or as characters of one byte each, so that lengths are bytes: nonces are ASCII. */
function plain({ pieces }: CachedPage, nonce: string): (Buffer | string)[] {
  const parts: (Buffer | string)[] = [];
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) text += nonce;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: copied or apart, the bytes are the same
    if (piece.length <= SMALL_BYTES) text += piece.toString('latin1');
    else {
      // Stryker disable next-line ConditionalExpression,StringLiteral: an empty part writes nothing
      if (text !== '') parts.push(text);
      text = '';
      parts.push(piece);
    }
  }
  parts.push(text);
  return parts;
}

/** Null while it is being compressed, which the first request starts. */
function getDeflated(document: CachedPage): readonly DeflatedChunk[] | null {
  if (document.deflated === 'pending') return null;
  if (document.deflated) return document.deflated;
  document.deflated = 'pending';
  deflatePieces(document.pieces).then(
    (deflated) => (document.deflated = deflated),
    // The next request tries again.
    () => (document.deflated = null),
  );
  return null;
}

/** As they are: joining them first would copy the document. */
function write(response: ServerResponse, parts: readonly (Buffer | string)[]): void {
  // Stryker disable next-line CallExpression: fewer packets, the same bytes
  response.cork();
  for (const part of parts) response.write(part, 'latin1');
  response.end();
  // Stryker disable next-line CallExpression: the end writes what is held
  response.uncork();
}
