import { COOKIES } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { securityHeaders } from './security-headers';

/** Of a page that has nobody's secrets: this browser may show it again by Back, anything else asks anew. */
export const RESTORABLE_CACHE_CONTROL = 'private, no-cache';

const LOCALE_COOKIE_SECONDS = 365 * 86_400;

interface DocumentHeaders {
  readonly nonce: string;
  readonly site: Site;
  /** The visitor's Cookie header. */
  readonly cookieHeader: string;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  /** Where recordings of visits go, if anywhere. */
  readonly replayUrl?: string;
}

/** Of every document: nobody but this browser keeps it; the host decides the site, the cookie only remembers it. */
export function documentHeaders(given: DocumentHeaders): Record<string, string> {
  const { nonce, site, cookieHeader, isProduction, isDemo, replayUrl } = given;
  const locale = `${COOKIES.locale}=${site.locale}`;
  return {
    ...securityHeaders(nonce, isProduction, replayUrl),
    'cache-control': 'private, no-store',
    ...(isDemo && { 'x-robots-tag': 'noindex' }),
    ...(!cookieHeader.includes(locale) && {
      'set-cookie': `${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax; Secure`,
    }),
  };
}
