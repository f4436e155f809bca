import type { CountryId } from './site.ts';
import { SITES } from './sites.ts';

export const COUNTRY_IDS: readonly CountryId[] = Object.values(SITES).map(({ countryId }) => countryId);

/** The site that stands in where no other is named. */
export const DEFAULT_COUNTRY_ID: CountryId = 1;

export const isCountryId = (value: unknown): value is CountryId => COUNTRY_IDS.some((id) => id === value);

/** For an id that was stored. Throws a RangeError where no site has it. */
export function toCountryId(value: number): CountryId {
  if (!isCountryId(value)) throw new RangeError(`there is no country ${value}`);
  return value;
}
