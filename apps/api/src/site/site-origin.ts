import { type CountryId, siteAddress, siteById } from '@heizplatz/country';
import type { Config } from '../config';

/** A site's origin, from configuration and never from a request: what links in mails begin with. */
export const siteOrigin = (
  countryId: CountryId,
  { mode, publicPort, productionHosts }: Pick<Config, 'mode' | 'publicPort' | 'productionHosts'>,
): string => siteAddress(siteById(countryId), { production: mode === 'production', port: publicPort, productionHosts });
