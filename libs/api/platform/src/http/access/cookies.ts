import type { CookieSerializeOptions } from '@fastify/cookie';
import { isReadableCookie } from '@heizplatz/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '../fastify-config';

export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
}

/** The caller's cookies; all that are set are Secure, SameSite=Lax, for the whole site, and HttpOnly unless scripts read them. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string): void;
}

const WHOLE_SITE = { path: '/', secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

export function getCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { maxAgeSeconds } = {}) => {
      const age = maxAgeSeconds === undefined ? {} : { maxAge: Math.floor(maxAgeSeconds) };
      reply.setCookie(name, value, { ...WHOLE_SITE, httpOnly: !isReadableCookie(name), ...age });
    },
    clear: (name) => {
      reply.setCookie(name, '', { ...WHOLE_SITE, httpOnly: !isReadableCookie(name), maxAge: 0 });
    },
  };
}
