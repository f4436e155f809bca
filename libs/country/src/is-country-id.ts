import type { CountryId } from './site';

export const isCountryId = (value: unknown): value is CountryId => value === 1 || value === 2 || value === 3;
