export type Cookies = Readonly<Record<string, string>>;

/** A Cookie header or document.cookie as names and decoded values; the first of a name counts. */
export function parseCookies(text: string): Cookies {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of text.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name === '') continue;
    cookies[name] ??= decoded(pair.slice(equals + 1).trim());
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
