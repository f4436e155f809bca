import { returnPath } from '@heizplatz/identity';

/** Where a dealer may be sent after login: a path of ours, or an origin of the configured list; null for anything else. */
export function allowedRedirect(redirectUrl: string | null, origins: readonly string[]): string | null {
  if (redirectUrl === null) return null;
  const path = returnPath(redirectUrl);
  if (path !== null) return path;
  const url = URL.canParse(redirectUrl) ? new URL(redirectUrl) : null;
  return url && url.protocol === 'https:' && origins.includes(url.origin) ? url.href : null;
}
