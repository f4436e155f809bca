import { isReadableCookie } from '@heizplatz/contract';
import { parseSetCookie } from 'cookie';

/** What is left of a Cookie header for code that may see what scripts see. */
export const readableCookies = (cookieHeader: string): string =>
  cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('=') && isReadableCookie(pair.slice(0, pair.indexOf('=')).trim()))
    .join('; ');

export const isReadableSetCookie = (setCookie: string): boolean => isReadableCookie(parseSetCookie(setCookie).name);

/** A page sets what a script could set, and may end what it cannot read, as after a login that has ended. */
export const mayPageSet = (setCookie: string): boolean =>
  parseSetCookie(setCookie).maxAge === 0 || isReadableSetCookie(setCookie);
