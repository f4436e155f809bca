import { localDate, siteById, type CountryId } from '@heizplatz/country';

/** 'DE-26-000123': country, year of placement there, the country's running number (1 … 999,999, then longer). */
export function orderNumber(countryId: CountryId, runningNumber: number, placedAt: Date): string {
  const year = String(localDate(placedAt).getUTCFullYear() % 100).padStart(2, '0');
  return `${siteById(countryId).iso}-${year}-${String(runningNumber).padStart(6, '0')}`;
}
