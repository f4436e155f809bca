import { siteAddress, type Site } from '@heizplatz/country';

/** Another country's start page, seen from the origin that this page came from: development leads to development. */
export function countryAddress(site: Site, origin: string): string {
  const { hostname, port } = new URL(origin);
  const production = !/(^|\.)localhost$/.test(hostname) && !/^[\d.]+$/.test(hostname);
  return `${siteAddress(site, { production, port: Number(port || 80) })}/`;
}
