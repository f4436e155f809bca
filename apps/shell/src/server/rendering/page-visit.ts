import { getTraceHeaders } from '@heizplatz/telemetry';
import type { FastifyRequest } from 'fastify';

/** The parts of a request that a page is rendered from, as plain data that can be sent to another thread. */
export interface PageVisit {
  /** Of the request; error pages show it. */
  readonly id: string;
  /** Path with query. */
  readonly url: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The submitted form, as its text; null for a page that is only requested. */
  readonly form: string | null;
  /** Headers that carry its trace; empty or absent where nothing is traced. */
  readonly trace?: Readonly<Record<string, string>>;
}

const sentForm = ({ method, body }: FastifyRequest): URLSearchParams | null =>
  method === 'POST' && body instanceof URLSearchParams ? body : null;

export function visitOf(request: FastifyRequest): PageVisit {
  const { id, url, ip } = request;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers[name] = value;
  return { id, url, ip, headers, form: sentForm(request)?.toString() ?? null, trace: getTraceHeaders(request) };
}
