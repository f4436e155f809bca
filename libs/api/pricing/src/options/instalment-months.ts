import type { CountryId } from '@heizplatz/contract';

interface Months {
  readonly choices: readonly number[];
  /** Where nothing was chosen. */
  readonly preset: number;
}

/** product.md section 3: 3, 6 or 12; in Switzerland three at most, beyond which the KKG's stricter rules begin. */
export const INSTALMENT_MONTHS: Readonly<Record<CountryId, Months>> = {
  1: { choices: [3, 6, 12], preset: 6 },
  2: { choices: [3, 6, 12], preset: 6 },
  3: { choices: [3], preset: 3 },
};
