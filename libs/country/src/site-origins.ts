import { byCountry } from './by-country.ts';
import type { CountryId } from './site.ts';
import { siteAddress, type AddressOptions } from './site-address.ts';
import { SITES } from './sites.ts';

export type SiteOrigins = Readonly<Record<CountryId, string>>;

/** Each site's origin, as links between the sites and mails have it; no slash at the end. */
export const siteOrigins = (options: AddressOptions): SiteOrigins =>
  byCountry((countryId) => siteAddress(SITES[countryId], options));
