import {
  type CalculatorConfiguration,
  calculatorCookieLine,
  readStoredCalculator,
  writeStoredCalculator,
} from '@heizplatz/calculator';
import { useEffect } from 'react';

/** Keeps what the list shows for the next visit: postcode, amount and group in local storage, the choices in the cookie. */
export function useKeepConfiguration(configuration: CalculatorConfiguration): void {
  useEffect(() => {
    document.cookie = calculatorCookieLine(configuration);
    keepInStorage(configuration);
  }, [configuration]);
}

function keepInStorage({ CountryId, ProductGroupId, ZipCode, Amount }: CalculatorConfiguration): void {
  try {
    const { amounts, productGroupIds } = readStoredCalculator(CountryId, window.localStorage);
    writeStoredCalculator(CountryId, window.localStorage, {
      zipCode: ZipCode,
      amounts: { ...amounts, [ProductGroupId]: Amount },
      productGroupIds: [ProductGroupId, ...productGroupIds.filter((id) => id !== ProductGroupId)],
    });
  } catch {
    // Storage that is denied or full keeps nothing; the list works without.
  }
}
