import { type CountryId, siteAddress, siteById } from '@heizplatz/country';
import type { Config } from './config';

/** What of the configuration names the sites' hosts. */
export type SiteHosts = Pick<Config, 'mode' | 'publicPort' | 'productionHosts'>;

/** A site's origin, from configuration and never from a request: what links in mails begin with. */
export const siteOrigin = (countryId: CountryId, { mode, publicPort, productionHosts }: SiteHosts): string =>
  siteAddress(siteById(countryId), { production: mode === 'production', port: publicPort, productionHosts });

/** The same as people say it: 'heizplatz.at'. */
export const siteHost = (countryId: CountryId, config: SiteHosts): string =>
  new URL(siteOrigin(countryId, config)).host;
