import type { CalculatorConfiguration } from '@heizplatz/calculator';

const MONTHS = { 1: [3, 6, 12], 2: [3, 6, 12], 3: [3] } as const;

/** Monthly rates that can be chosen in a country (product.md section 3). */
export const instalmentMonths = (countryId: CalculatorConfiguration['CountryId']): readonly number[] =>
  MONTHS[countryId];
