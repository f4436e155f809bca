import type { Cookies } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { REFRESH_TTL_SECONDS } from './lifetimes';
import type { SessionToken } from './session-token';

/**
 * Token and expiry are readable by the browser. They outlive the token itself, since an expired one triggers the
 * renewal in the session loop. hp_auth identifies the session that this browser should have, hp_refresh the one it
 * has.
 */
export function setSessionCookies(
  cookies: Cookies,
  { token, expirySeconds }: SessionToken,
  refreshToken: string,
): void {
  const maxAgeSeconds = REFRESH_TTL_SECONDS;
  cookies.set(COOKIES.token, token, { maxAgeSeconds });
  cookies.set(COOKIES.tokenExpiry, String(expirySeconds), { maxAgeSeconds });
  cookies.set(COOKIES.refresh, refreshToken, { maxAgeSeconds });
  cookies.set(COOKIES.auth, refreshToken, { maxAgeSeconds });
}

export function clearSessionCookies(cookies: Cookies): void {
  cookies.clear(COOKIES.token);
  cookies.clear(COOKIES.tokenExpiry);
  cookies.clear(COOKIES.refresh);
  cookies.clear(COOKIES.auth);
}
