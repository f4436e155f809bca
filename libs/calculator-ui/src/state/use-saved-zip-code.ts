import { readStoredCalculator } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useSyncExternalStore } from 'react';
import { BROWSER_STORAGE } from './browser-storage';
import { CALCULATOR_SAVED } from './save-calculator';

/** This page's calculators say so themselves, other windows by the storage. */
const EVENTS = [CALCULATOR_SAVED, 'storage'];

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => EVENTS.forEach((event) => window.removeEventListener(event, onChange));
}

/** The visitor's postcode as it was last saved; '' on the server, while hydrating, and where there is none. */
export const useSavedZipCode = (countryId: CountryId): string =>
  useSyncExternalStore(
    subscribe,
    () => readStoredCalculator(countryId, BROWSER_STORAGE).zipCode,
    () => '',
  );
