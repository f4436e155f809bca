import { type Site, siteByHost } from '@heizplatz/country';
import type { FastifyRequest } from 'fastify';

/** The site that a request is for; undefined for a host that production does not know. */
export const siteOfRequest = (request: FastifyRequest, isProduction: boolean): Site | undefined =>
  siteByHost(request.host, { production: isProduction });

/** What react-router's static handler reads: method, address and headers. Aborted when the visitor leaves. */
export function pageRequest(request: FastifyRequest, origin: string): Request {
  const controller = new AbortController();
  request.raw.once('close', () => request.raw.destroyed && controller.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return new Request(origin + request.url, { method: 'GET', headers, signal: controller.signal });
}
