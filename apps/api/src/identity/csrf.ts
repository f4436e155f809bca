import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@heizplatz/contract';
import type { Cookies } from '../http/cookies';
import { CSRF_TTL_SECONDS } from './lifetimes';

const signatureOf = (nonce: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf:${nonce}`).digest('base64url');

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isSigned(value: string, secret: string): boolean {
  const [nonce, signature, ...rest] = value.split('.');
  return Boolean(nonce && signature) && rest.length === 0 && isEqual(signature ?? '', signatureOf(nonce ?? '', secret));
}

/** Whether the header repeats the cookie, and the cookie is one that this API signed (double submit). */
export function verifyCsrf({ cookie, header, secret }: { cookie: string; header: string; secret: string }): boolean {
  return isEqual(cookie, header) && isSigned(cookie, secret);
}

/** Sets hp_csrf, readable by script. A valid one keeps its value, so that other tabs' forms stay good. */
export function issueCsrf(cookies: Cookies, secret: string): void {
  const current = cookies.get(COOKIES.csrf);
  const nonce = randomBytes(18).toString('base64url');
  const value = current && isSigned(current, secret) ? current : `${nonce}.${signatureOf(nonce, secret)}`;
  cookies.set(COOKIES.csrf, value, { maxAgeSeconds: CSRF_TTL_SECONDS, isHttpOnly: false });
}
