import type { KeyStorage } from '../storage/calculator-storage.ts';

/** A storage that lives as long as its test. */
export function memoryStorage(start: Readonly<Record<string, string>> = {}): KeyStorage {
  const values = new Map(Object.entries(start));
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}
