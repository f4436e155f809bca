import { type Site, siteAddress } from '@heizplatz/country';

/**
 * Where another country's site is, seen from this one: by its development host, by the other ending of a host that a
 * configuration chose, or else by the production host. origin: this document's.
 */
export function siblingOrigin(origin: string, from: Site, to: Site): string {
  const { protocol, hostname, port } = new URL(origin);
  const portNumber = port === '' ? 80 : Number(port);
  if (from.developmentHosts.includes(hostname)) return siteAddress(to, { production: false, port: portNumber });
  const ending = `.${from.domainExt}`;
  if (!hostname.endsWith(ending)) return siteAddress(to, { production: protocol === 'https:', port: portNumber });
  const host = `${hostname.slice(0, -ending.length)}.${to.domainExt}`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
