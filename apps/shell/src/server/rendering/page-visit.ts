import type { FastifyRequest } from 'fastify';

/** The parts of a request that a page is rendered from, as plain data that can be sent to another thread. */
export interface PageVisit {
  /** Of the request; error pages show it. */
  readonly id: string;
  /** Path with query. */
  readonly url: string;
  /** Without credentials: the cookies that a page may see stand in its RenderTask. */
  readonly headers: Readonly<Record<string, string>>;
  /** The submitted form, as its text; null for a page that is only requested. */
  readonly form: string | null;
}

const CREDENTIALS = ['cookie', 'authorization', 'proxy-authorization'];

const sentForm = ({ method, body }: FastifyRequest): URLSearchParams | null =>
  method === 'POST' && body instanceof URLSearchParams ? body : null;

export function visitOf(request: FastifyRequest): PageVisit {
  const { id, url } = request;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !CREDENTIALS.includes(name)) headers[name] = value;
  return { id, url, headers, form: sentForm(request)?.toString() ?? null };
}
