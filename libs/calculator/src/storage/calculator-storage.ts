import type { CountryId } from '@heizplatz/country';
import * as v from 'valibot';
import { parsedJson } from '../query/parsed-json.ts';
import { countryStorageKey } from './storage-keys.ts';
import { EMPTY_STORED_CALCULATOR, StoredCalculator } from './stored-calculator.ts';

/** localStorage, or what stands for it. */
export interface KeyStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** The stored state of a country; invalid state or state of another version is dropped as a whole. */
export function readStoredCalculator(countryId: CountryId, storage: KeyStorage): StoredCalculator {
  const stored = v.safeParse(StoredCalculator, parsedJson(storage.getItem(countryStorageKey(countryId))));
  return stored.success ? stored.output : EMPTY_STORED_CALCULATOR;
}

/** Writes what changed and retains the rest. Rethrows the storage's error when it is full. */
export function writeStoredCalculator(
  countryId: CountryId,
  storage: KeyStorage,
  changes: Partial<Omit<StoredCalculator, 'version'>>,
): void {
  const stored: StoredCalculator = { ...readStoredCalculator(countryId, storage), ...changes };
  storage.setItem(countryStorageKey(countryId), JSON.stringify(stored));
}
