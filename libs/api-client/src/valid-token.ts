import { COOKIES } from '@heizplatz/contract';
import type { Cookies } from 'cookie';

/**
 * The token while it may be used (rule WIRE-04); the expiry cookie holds seconds since 1970. Null without either or
 * when it is past.
 */
export function validToken(cookies: Cookies, now: Date): string | null {
  const token = cookies[COOKIES.token];
  const expirySeconds = Number(cookies[COOKIES.tokenExpiry]);
  return token && expirySeconds * 1000 > now.getTime() ? token : null;
}
