import type { Config } from '@heizplatz/api-platform';
import { returnPath } from '@heizplatz/identity';

/**
 * Where a dealer may be sent after login: a path of ours, or by https to one of the configured hosts (with its port,
 * if it has one) and their subdomains. Null for everything else, whatever the database contains. The browser applies
 * the same check (libs/session).
 */
export function allowedRedirect(
  redirectUrl: string | null,
  { productionHosts }: Pick<Config, 'productionHosts'>,
): string | null {
  const path = returnPath(redirectUrl);
  if (path !== null || redirectUrl === null || !URL.canParse(redirectUrl)) return path;
  const { protocol, hostname, username, port, href } = new URL(redirectUrl);
  const isOurs = Object.values(productionHosts).some((host) => {
    const ours = new URL(`https://${host}`);
    return (hostname === ours.hostname || hostname.endsWith(`.${ours.hostname}`)) && port === ours.port;
  });
  return protocol === 'https:' && isOurs && username === '' ? href : null;
}
