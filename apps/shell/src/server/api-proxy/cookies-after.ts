import { parseCookies } from '@heizplatz/api-client';

/** A browser's Cookie header after an answer's Set-Cookie headers: each named anew, or gone. */
export function cookiesAfter(cookieHeader: string, setCookies: readonly string[]): string {
  if (setCookies.length === 0) return cookieHeader;
  const after = new Map(Object.entries(parseCookies(cookieHeader)));
  for (const header of setCookies) {
    const [pair = '', ...attributes] = header.split(';');
    const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    for (const [name, value] of Object.entries(parseCookies(pair))) {
      if (isGone) after.delete(name);
      else after.set(name, value);
    }
  }
  return [...after].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
