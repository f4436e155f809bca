import { randomBytes } from 'node:crypto';
import { type CallContext, isSealed, createSeal } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { KNOWN_BROWSER_TTL_SECONDS } from '../session/lifetimes';

type Dependencies = Pick<CallContext, 'cookies' | 'services'>;

/** How many accounts a browser is known to: a household's. */
const MOST_ACCOUNTS = 5;

const getMessage = (id: string, userId: number): string => `known-browser:${id}:${userId}`;

/** Stands in no number and no seal. */
const SEPARATOR = '~';

/** hp_known is a random number of the browser, followed by a seal for each account that logged in there. */
function readCookie({ cookies }: Dependencies): { readonly id: string; readonly seals: readonly string[] } | null {
  const [id, ...seals] = (cookies.get(COOKIES.knownBrowser) ?? '').split(SEPARATOR);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? { id, seals: seals.slice(0, MOST_ACCOUNTS) } : null;
}

/** The browser's number, if this account has logged in with it before; null for everybody else. */
export function knownBrowser(userId: number | undefined, context: Dependencies): string | null {
  const known = userId === undefined ? null : readCookie(context);
  if (!known || userId === undefined) return null;
  const { link } = context.services.config.secrets;
  const message = getMessage(known.id, userId);
  return known.seals.some((seal) => isSealed(message, seal, link)) ? known.id : null;
}

/** The account has just logged in here. The newest stands first. */
export function storeKnownBrowser(userId: number, context: Dependencies): void {
  const { link } = context.services.config.secrets;
  const { id, seals } = readCookie(context) ?? { id: randomBytes(16).toString('base64url'), seals: [] };
  const message = getMessage(id, userId);
  const others = seals.filter((seal) => !isSealed(message, seal, link));
  const value = [id, createSeal(message, link), ...others].slice(0, MOST_ACCOUNTS + 1).join(SEPARATOR);
  context.cookies.set(COOKIES.knownBrowser, value, { maxAgeSeconds: KNOWN_BROWSER_TTL_SECONDS });
}
