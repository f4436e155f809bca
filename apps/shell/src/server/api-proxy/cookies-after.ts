import { parseCookie, parseSetCookie } from 'cookie';

/** A browser's Cookie header after a response's Set-Cookie headers: each cookie replaced, or removed by Max-Age=0. */
export function cookiesAfter(cookieHeader: string, setCookies: readonly string[]): string {
  if (setCookies.length === 0) return cookieHeader;
  const after = new Map(Object.entries(parseCookie(cookieHeader)));
  for (const header of setCookies) {
    const { name, value, maxAge } = parseSetCookie(header);
    if (maxAge === 0) after.delete(name);
    else after.set(name, value);
  }
  // stringifyCookie throws for names that browsers do send.
  return [...after].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
