import * as v from 'valibot';
import type { CalculatorConfiguration } from '../configuration/calculator-configuration.ts';
import { CALCULATOR_COOKIE_SECONDS } from './calculator-cookie.ts';
import type { KeyStorage } from './calculator-storage.ts';
import type { CalculatorPlace } from '../query/decode-calculator-query.ts';
import { parsedJson } from '../query/parsed-json.ts';
import { calculatorCookie } from './storage-keys.ts';
import { StoredConfiguration } from './stored-configuration.ts';

/** What was chosen for a country and group within the last seven days; undefined when that is gone, old or broken. */
export function readStoredConfiguration(
  { countryId, productGroupId }: CalculatorPlace,
  storage: KeyStorage,
  now: Date,
): CalculatorConfiguration | undefined {
  const stored = v.safeParse(
    StoredConfiguration,
    parsedJson(storage.getItem(calculatorCookie(countryId, productGroupId))),
  );
  if (!stored.success) return undefined;
  const { keptAtMs, configuration } = stored.output;
  const ageMs = now.getTime() - keptAtMs;
  const isFresh = ageMs >= 0 && ageMs < CALCULATOR_COOKIE_SECONDS * 1000;
  const isOfPlace = configuration.CountryId === countryId && configuration.ProductGroupId === productGroupId;
  return isFresh && isOfPlace ? configuration : undefined;
}

/**
 * Stores the whole configuration in addition to the cookie, which is too small for all of it. Rethrows a full
 * storage's error.
 */
export function writeStoredConfiguration(configuration: CalculatorConfiguration, storage: KeyStorage, now: Date): void {
  const key = calculatorCookie(configuration.CountryId, configuration.ProductGroupId);
  storage.setItem(key, JSON.stringify({ version: 1, keptAtMs: now.getTime(), configuration }));
}
