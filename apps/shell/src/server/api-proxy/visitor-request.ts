import { type Site, siteByHost } from '@heizplatz/country';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { PageVisit } from '../rendering/page-visit';

/** The site that a request is for; undefined for a host that production does not know. */
export const getRequestSite = (
  request: FastifyRequest,
  { isProduction, productionHosts }: Pick<ShellConfig, 'isProduction' | 'productionHosts'>,
): Site | undefined => siteByHost(request.host, { production: isProduction, productionHosts });

/** Aborted when the visitor leaves before the response. By the response, since requests without a body are over at once. */
export function getSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

interface PageQuery {
  readonly origin: string;
  /** Cookies that scripts may read. */
  readonly cookieHeader: string;
  readonly form: URLSearchParams | null;
  readonly signal?: AbortSignal;
}

/** What react-router's static handler reads: method, address, headers and form. */
export function pageRequest(
  visit: Pick<PageVisit, 'url' | 'headers'>,
  { origin, cookieHeader, form, signal }: PageQuery,
): Request {
  // No Headers of their own: the request would copy and check them once more.
  const headers: Record<string, string> = { ...visit.headers, ...(cookieHeader && { cookie: cookieHeader }) };
  delete headers['content-length'];
  const sent = form ? { method: 'POST', body: form.toString() } : { method: 'GET' };
  return new Request(origin + visit.url, { ...sent, headers, ...(signal && { signal }) });
}
