import { randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@heizplatz/contract';
import type { Cookies } from './cookies';
import type { KeyRing } from '../../keys/key-ring';
import { isSealed, createSeal, splitSealed } from '../../keys/seal';

const CSRF_TTL_SECONDS = 7 * 86_400;

const getMessage = (nonce: string): string => `csrf:${nonce}`;

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isSigned(value: string, keys: KeyRing): boolean {
  const { text: nonce, seal } = splitSealed(value, 1);
  return nonce !== '' && isSealed(getMessage(nonce), seal, keys);
}

/** Whether the header repeats the cookie, and the cookie is one that this API signed (double submit). */
export function verifyCsrf({ cookie, header, keys }: { cookie: string; header: string; keys: KeyRing }): boolean {
  return isEqual(cookie, header) && isSigned(cookie, keys);
}

/** Sets hp_csrf, readable by script. A valid one keeps its value, so that other tabs' forms stay valid. */
export function issueCsrf(cookies: Cookies, keys: KeyRing): void {
  const current = cookies.get(COOKIES.csrf);
  const nonce = randomBytes(18).toString('base64url');
  const value = current && isSigned(current, keys) ? current : `${nonce}.${createSeal(getMessage(nonce), keys)}`;
  cookies.set(COOKIES.csrf, value, { maxAgeSeconds: CSRF_TTL_SECONDS });
}
