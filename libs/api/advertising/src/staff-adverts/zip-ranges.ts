import { siteById } from '@heizplatz/country';
import type { CountryId, StaffZipRange } from '@heizplatz/contract';
import type { ZipRange } from '../adverts/schema';

export const getZipRanges = (ranges: readonly ZipRange[]): StaffZipRange[] =>
  ranges.map(({ from, to }) => ({ From: from, To: to }));

export const storedRanges = (ranges: readonly StaffZipRange[]): ZipRange[] =>
  ranges.map(({ From, To }) => ({ from: From, to: To }));

/** As many digits as the country's postcodes have; from not above to. */
export function areRangesOf(countryId: CountryId, ranges: readonly StaffZipRange[]): boolean {
  const digits = siteById(countryId).zipDigits;
  return ranges.every(({ From, To }) => From.length === digits && To.length === digits && From <= To);
}

/** Whether some postcode is in both; without ranges a campaign is everywhere. */
export function rangesMeet(one: readonly ZipRange[], other: readonly ZipRange[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((a) => other.some((b) => a.from <= b.to && b.from <= a.to));
}

/** The postcodes that are in both; empty: everywhere. */
export function sharedRanges(one: readonly ZipRange[], other: readonly ZipRange[]): readonly ZipRange[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const [from, to] = [a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to];
      return from <= to ? [{ from, to }] : [];
    }),
  );
}
