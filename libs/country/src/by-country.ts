import { COUNTRY_IDS } from './country-id.ts';
import type { CountryId, Site } from './site.ts';
import { SITES } from './sites.ts';

/** One value a country. */
export const byCountry = <T>(compute: (countryId: CountryId) => T): Record<CountryId, T> =>
  Object.fromEntries(COUNTRY_IDS.map((id) => [id, compute(id)])) as Record<CountryId, T>;

/** An entry a country, for names that end with its ISO code: SITE_HOST_DE, SITE_HOST_AT, … */
export const entriesByIso = <Prefix extends string, T>(
  prefix: Prefix,
  value: T,
): Record<`${Prefix}_${Site['iso']}`, T> =>
  Object.fromEntries(Object.values(SITES).map(({ iso }) => [`${prefix}_${iso}`, value])) as Record<
    `${Prefix}_${Site['iso']}`,
    T
  >;
