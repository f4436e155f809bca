import { readStoredCalculator, type StoredCalculator } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useIsHydrated } from '@heizplatz/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { BROWSER_STORAGE } from './browser-storage';
import { calculatorAtoms } from './calculator-atoms';

/** What local storage held when the page started; null on the server and while hydrating. */
export function useStoredCalculator(countryId: CountryId): StoredCalculator | null {
  const [stored, setStored] = useAtom(calculatorAtoms(countryId).storedAtom);
  useEffect(() => {
    setStored((known) => known ?? readStoredCalculator(countryId, BROWSER_STORAGE));
  }, [countryId, setStored]);
  return useIsHydrated() ? stored : null;
}
