import { type CountryId, type Site, SITES } from '@heizplatz/country';
import { getCountryIds, type User } from '@heizplatz/identity';

/** The sites that somebody works for: those that it is limited to, or all. */
export function getOwnSites(user: User | null): readonly Site[] {
  const limits = getCountryIds(user);
  return Object.values(SITES).filter(({ countryId }) => limits?.includes(countryId) ?? true);
}

/** The country that a page begins with: the usual one, or the first of somebody who does not work for that one. */
export function getOwnCountryId(user: User | null, usual: CountryId): CountryId {
  const ids = getOwnSites(user).map(({ countryId }) => countryId);
  return ids.includes(usual) ? usual : (ids[0] ?? usual);
}
