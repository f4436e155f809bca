import type { CountryId } from '@heizplatz/country';
import { type KeyStorage, readStoredCalculator, writeStoredCalculator } from './calculator-storage.ts';

/** Two days (rule CALC-04). */
export const ZIP_CHECK_SECONDS = 172_800;
const MOST_CHECKS = 50;

export interface ZipQuestion {
  readonly countryId: CountryId;
  readonly zipCode: string;
}

const isFresh = (checkedAtMs: number, now: Date): boolean =>
  checkedAtMs <= now.getTime() && now.getTime() - checkedAtMs < ZIP_CHECK_SECONDS * 1000;

/** The server's response for a postcode less than two days before now; undefined: send a request. */
export function recallZipCheck(
  storage: KeyStorage,
  { countryId, zipCode }: ZipQuestion,
  now: Date,
): boolean | undefined {
  const { zipChecks } = readStoredCalculator(countryId, storage);
  const check = Object.hasOwn(zipChecks, zipCode) ? zipChecks[zipCode] : undefined;
  return check && isFresh(check.checkedAtMs, now) ? check.isValid : undefined;
}

/** Caches the server's response, with the latest fifty that are still fresh. A failed check must not be cached. */
export function cacheZipCheck(
  storage: KeyStorage,
  { countryId, zipCode, isValid }: ZipQuestion & { readonly isValid: boolean },
  now: Date,
): void {
  const { zipChecks } = readStoredCalculator(countryId, storage);
  const others = Object.entries(zipChecks)
    .filter(([other, check]) => other !== zipCode && isFresh(check.checkedAtMs, now))
    .sort(([, one], [, another]) => another.checkedAtMs - one.checkedAtMs)
    .slice(0, MOST_CHECKS - 1);
  const latest = { isValid, checkedAtMs: now.getTime() };
  writeStoredCalculator(countryId, storage, { zipChecks: { ...Object.fromEntries(others), [zipCode]: latest } });
}
