import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIES } from '@heizplatz/contract';
import type { CallContext } from '../http/define-handler';
import { KNOWN_BROWSER_TTL_SECONDS } from './lifetimes';

type Surroundings = Pick<CallContext, 'cookies' | 'services'>;

/** How many accounts a browser is known to: a household's. */
const MOST_ACCOUNTS = 5;

const messageOf = (id: string, userId: number): string => `known-browser:${id}:${userId}`;

/** hp_known is a random number of the browser, followed by a signature for each account that logged in there. */
function readCookie({ cookies }: Surroundings): { readonly id: string; readonly signatures: readonly string[] } | null {
  const [id, ...signatures] = (cookies.get(COOKIES.knownBrowser) ?? '').split('.');
  return id !== undefined && /^[\w-]{22}$/.test(id) ? { id, signatures: signatures.slice(0, MOST_ACCOUNTS) } : null;
}

const isEqual = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The browser's number, if this account has logged in with it before; null for everybody else. */
export function knownBrowser(userId: number | undefined, context: Surroundings): string | null {
  const known = userId === undefined ? null : readCookie(context);
  if (!known || userId === undefined) return null;
  const expected = signatureOf(known.id, userId, context);
  return known.signatures.some((signature) => isEqual(signature, expected)) ? known.id : null;
}

/** The account has just logged in here. The newest stands first. */
export function rememberBrowser(userId: number, context: Surroundings): void {
  const { id, signatures } = readCookie(context) ?? { id: randomBytes(16).toString('base64url'), signatures: [] };
  const own = signatureOf(id, userId, context);
  const others = signatures.filter((signature) => signature !== own);
  const value = [id, own, ...others].slice(0, MOST_ACCOUNTS + 1).join('.');
  context.cookies.set(COOKIES.knownBrowser, value, { maxAgeSeconds: KNOWN_BROWSER_TTL_SECONDS });
}
