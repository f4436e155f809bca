import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '../fastify-config';

export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  /** True unless the browser has to read it (rule WIRE-02). */
  readonly isHttpOnly?: boolean;
}

/** The caller's cookies; all that are set are Secure, SameSite=Lax and for the whole site. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: Pick<CookieOptions, 'isHttpOnly'>): void;
}

const WHOLE_SITE = { path: '/', secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

export function getCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { maxAgeSeconds, isHttpOnly = true } = {}) => {
      const age = maxAgeSeconds === undefined ? {} : { maxAge: Math.floor(maxAgeSeconds) };
      reply.setCookie(name, value, { ...WHOLE_SITE, httpOnly: isHttpOnly, ...age });
    },
    clear: (name, { isHttpOnly = true } = {}) => {
      reply.setCookie(name, '', { ...WHOLE_SITE, httpOnly: isHttpOnly, maxAge: 0 });
    },
  };
}
