import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  /** True unless the specification has the browser read it. */
  readonly isHttpOnly?: boolean;
}

/** The caller's cookies; all that are set are Secure, SameSite=Lax and for the whole site. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: Pick<CookieOptions, 'isHttpOnly'>): void;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One cookie of a request (RFC 6265); of two with one name the first counts, which has the longer path. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name)
      return decoded(
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  return undefined;
}

function serialised(name: string, value: string, isHttpOnly: boolean, maxAgeSeconds: number | undefined): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`;
  return `${name}=${encodeURIComponent(value)}${age}; Path=/; Secure; SameSite=Lax${isHttpOnly ? '; HttpOnly' : ''}`;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    get: (name) => readCookie(request, name),
    set: (name, value, { maxAgeSeconds, isHttpOnly = true } = {}) => {
      reply.header('set-cookie', serialised(name, value, isHttpOnly, maxAgeSeconds));
    },
    clear: (name, { isHttpOnly = true } = {}) => {
      reply.header('set-cookie', serialised(name, '', isHttpOnly, 0));
    },
  };
}
