import { type KeyStorage, readStoredCalculator, writeStoredCalculator } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { sessionAtom } from '@heizplatz/session';
import type { createStore } from 'jotai';

/**
 * Writes what became of the session to the country's key, `hp_{country}` (rule CALC-12). A visitor whose session never
 * ended gets no entry. Returns what stops it.
 */
export function storeSession(
  store: ReturnType<typeof createStore>,
  countryId: CountryId,
  storage: KeyStorage,
): () => void {
  const write = () => {
    const { session } = store.get(sessionAtom);
    const stored = readStoredCalculator(countryId, storage).session ?? { expired: false, notified: false };
    if (stored.expired === session.expired && stored.notified === session.notified) return;
    writeStoredCalculator(countryId, storage, { session });
  };
  write();
  return store.sub(sessionAtom, write);
}
