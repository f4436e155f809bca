import type { CountryId } from './site.ts';
import { siteAddress, type AddressOptions } from './site-address.ts';
import { SITES } from './sites.ts';

export type SiteOrigins = Readonly<Record<CountryId, string>>;

/** Each site's origin, as links between the sites and mails have it; no slash at the end. */
export const siteOrigins = (options: AddressOptions): SiteOrigins => ({
  1: siteAddress(SITES[1], options),
  2: siteAddress(SITES[2], options),
  3: siteAddress(SITES[3], options),
});
