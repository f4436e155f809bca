import type { HostOptions } from './site-by-host.ts';
import type { Site } from './site.ts';

export interface AddressOptions extends HostOptions {
  /** Development only. */
  readonly port: number;
}

/** The site's origin, 'https://heizplatz.at' or 'http://at.localhost:4200', without a slash at the end. */
export function siteAddress(site: Site, { production, port, productionHosts }: AddressOptions): string {
  if (production) return `https://${productionHosts?.[site.countryId] ?? site.productionHost}`;
  return `http://${site.developmentHosts[0]}${port === 80 ? '' : `:${port}`}`;
}
