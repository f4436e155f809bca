import { SITES } from '@heizplatz/country';
import { returnPath } from '@heizplatz/identity';

const HOSTS = Object.values(SITES).map(({ productionHost }) => productionHost);

/**
 * Where a dealer's login may lead (login's redirectUrl): a path of this site, or by https to one of our production hosts
 * and what is below them, such as a dealers' portal. Null for everything else.
 */
export function dealerAddress(redirectUrl: string | null): string | null {
  const path = returnPath(redirectUrl);
  if (path !== null || redirectUrl === null || !URL.canParse(redirectUrl)) return path;
  const { protocol, hostname, username, port, href } = new URL(redirectUrl);
  const isOurs = HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isOurs && username === '' && port === '' ? href : null;
}
