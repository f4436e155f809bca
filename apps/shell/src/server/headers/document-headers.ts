import { COOKIES } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { stringifySetCookie } from 'cookie';
import { type SecurityOptions, securityHeaders } from './security-headers';

/** Of a page without secrets: this browser may restore it by Back, anything else requests it anew. */
export const RESTORABLE_CACHE_CONTROL = 'private, no-cache';

const LOCALE_COOKIE = { name: COOKIES.locale, path: '/', maxAge: 365 * 86_400, sameSite: 'lax', secure: true } as const;

interface DocumentHeaders extends Omit<SecurityOptions, 'isPreview'> {
  readonly site: Site;
  /** The visitor's Cookie header. */
  readonly cookieHeader: string;
  readonly isDemo: boolean;
}

/** Of every document: only this browser may cache it; the host decides the site, the cookie only stores it. */
export function documentHeaders(input: DocumentHeaders): Record<string, string> {
  const { site, cookieHeader, isDemo } = input;
  const locale = `${COOKIES.locale}=${site.locale}`;
  return {
    ...securityHeaders(input),
    'cache-control': 'private, no-store',
    ...(isDemo && { 'x-robots-tag': 'noindex' }),
    ...(!cookieHeader.includes(locale) && {
      'set-cookie': stringifySetCookie({ ...LOCALE_COOKIE, value: site.locale }),
    }),
  };
}
