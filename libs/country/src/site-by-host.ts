import { DEFAULT_COUNTRY_ID } from './country-id.ts';
import type { CountryId } from './site.ts';
import type { Site } from './site.ts';
import { SITES } from './sites.ts';

export interface HostOptions {
  readonly production: boolean;
  /** Hosts from configuration, in place of productionHost. */
  /** Absent, or none for a country: its site's own. */
  readonly productionHosts?: Readonly<Partial<Record<CountryId, string>>>;
}

/**
 * The site for a Host header (rule SITE-02; with or without port). In development an unknown host maps to Germany, in
 * production to no site (status 421).
 */
export function siteByHost(host: string, { production, productionHosts }: HostOptions): Site | undefined {
  const name = getName(host);
  const sites = Object.values(SITES);
  if (!production) return sites.find((site) => site.developmentHosts.includes(name)) ?? SITES[DEFAULT_COUNTRY_ID];
  return sites.find((site) => bare(getName(productionHosts?.[site.countryId] ?? site.productionHost)) === bare(name));
}

const getName = (host: string) => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
const bare = (name: string) => name.replace(/^www\./, '');
