import { SITES } from '@heizplatz/country';
import { returnPath } from '@heizplatz/identity';

const HOSTS = Object.values(SITES).map(({ productionHost }) => productionHost);

/**
 * Where a dealer may be sent after login: a path of ours, or by https to one of our production hosts and what is below
 * them. Null for everything else, whatever stands in the database. The browser asks the same (libs/session).
 */
export function allowedRedirect(redirectUrl: string | null): string | null {
  const path = returnPath(redirectUrl);
  if (path !== null || redirectUrl === null || !URL.canParse(redirectUrl)) return path;
  const { protocol, hostname, username, port, href } = new URL(redirectUrl);
  const isOurs = HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isOurs && username === '' && port === '' ? href : null;
}
