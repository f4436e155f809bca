import type { CountryId } from './site.ts';

/** Germany, Austria, Switzerland. */
export const COUNTRY_IDS = [1, 2, 3] as const satisfies readonly CountryId[];

export const isCountryId = (value: unknown): value is CountryId => value === 1 || value === 2 || value === 3;
