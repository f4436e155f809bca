import { localDate, siteById, type CountryId } from '@heizplatz/country';

export interface NumberParts {
  readonly countryId: CountryId;
  /** The country's: 1 … 999,999, then longer. */
  readonly runningNumber: number;
  /** See unguessable-part; empty in numbers that are fixed, as those of demo data. */
  readonly unguessable: string;
}

/** 'DE-26-000123-K7PXM': country, year of placement there, running number, and an unguessable part. */
export function orderNumber({ countryId, runningNumber, unguessable }: NumberParts, placedAt: Date): string {
  const year = String(localDate(placedAt).getUTCFullYear() % 100).padStart(2, '0');
  const counted = `${siteById(countryId).iso}-${year}-${String(runningNumber).padStart(6, '0')}`;
  return unguessable === '' ? counted : `${counted}-${unguessable}`;
}

/** Of 'CH-26-000123-K7PXM' and of 'CH-26-000123', as orders were numbered before: 123. */
export const getRunningNumber = (number: string): number => Number(number.split('-')[2]);
