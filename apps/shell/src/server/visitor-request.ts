import { type Site, siteByHost } from '@heizplatz/country';
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from './config';

/** The site that a request is for; undefined for a host that production does not know. */
export const siteOfRequest = (
  request: FastifyRequest,
  { isProduction, productionHosts }: Pick<ShellConfig, 'isProduction' | 'productionHosts'>,
): Site | undefined => siteByHost(request.host, { production: isProduction, productionHosts });

/** The form that a request brings; null for one that asks for a page. */
export const sentForm = ({ method, body }: FastifyRequest): URLSearchParams | null =>
  method === 'POST' && body instanceof URLSearchParams ? body : null;

/** What react-router's static handler reads: method, address, headers and form. Aborted when the visitor leaves. */
export function pageRequest(request: FastifyRequest, origin: string, form: URLSearchParams | null): Request {
  const controller = new AbortController();
  request.raw.once('close', () => request.raw.destroyed && controller.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  headers.delete('content-length');
  const sent = form ? { method: 'POST', body: form.toString() } : { method: 'GET' };
  return new Request(origin + request.url, { ...sent, headers, signal: controller.signal });
}
