import { type CountryId, siteById } from '@heizplatz/country';

/** A range of postcodes with the digits of its country, for hints: '80000–81999', '8000–8199'. */
export function zipRangeExample(countryId: CountryId): string {
  const { zipDigits } = siteById(countryId);
  return `${'8'.padEnd(zipDigits, '0')}–${'81'.padEnd(zipDigits, '9')}`;
}
