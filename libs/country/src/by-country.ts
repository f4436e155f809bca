import { COUNTRY_IDS } from './country-id.ts';
import type { CountryId } from './site.ts';

/** One value a country. */
export const byCountry = <T>(compute: (countryId: CountryId) => T): Record<CountryId, T> =>
  Object.fromEntries(COUNTRY_IDS.map((id) => [id, compute(id)])) as Record<CountryId, T>;
