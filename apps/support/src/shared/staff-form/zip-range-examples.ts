import type { CountryId } from '@heizplatz/contract';

/** A range of postcodes with the digits of its country, for hints. */
export const ZIP_RANGE_EXAMPLES: Readonly<Record<CountryId, string>> = {
  1: '84000–84199',
  2: '5000–5199',
  3: '8000–8199',
};
