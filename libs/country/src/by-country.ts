import { COUNTRY_IDS, type CountryId } from './country-id.ts';

/** One value a country. */
export const byCountry = <T>(compute: (countryId: CountryId) => T): Record<CountryId, T> =>
  Object.fromEntries(COUNTRY_IDS.map((id) => [id, compute(id)])) as Record<CountryId, T>;
