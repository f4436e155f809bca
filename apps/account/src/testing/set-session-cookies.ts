import { COOKIES } from '@heizplatz/contract';
import { toClaims, type User } from '@heizplatz/identity';

/** The cookies of a login response, as the browser's script reads them. */
export function setSessionCookies(user: User): void {
  const claims = btoa(JSON.stringify(toClaims(user))).replace(/=+$/, '');
  document.cookie = `${COOKIES.token}=h.${claims}.s`;
  document.cookie = `${COOKIES.tokenExpiry}=${Math.floor(Date.now() / 1000) + 1800}`;
}

export function clearSessionCookies(): void {
  for (const name of [COOKIES.token, COOKIES.tokenExpiry]) document.cookie = `${name}=; Max-Age=0`;
}
