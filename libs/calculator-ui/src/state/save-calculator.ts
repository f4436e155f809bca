import {
  type CalculatorConfiguration,
  calculatorCookieLine,
  readStoredCalculator,
  writeStoredCalculator,
  writeStoredConfiguration,
} from '@heizplatz/calculator';
import { BROWSER_STORAGE } from './browser-storage';

/** On the window, for every copy of this lib on the page. */
export const CALCULATOR_SAVED = 'heizplatz-calculator-saved';

/**
 * Saves postcode, amount and group for the country, and the configuration for its group: in full, and in the cookie.
 */
export function saveCalculator(configuration: CalculatorConfiguration): void {
  const { CountryId, ProductGroupId, ZipCode, Amount } = configuration;
  const { amounts, productGroupIds } = readStoredCalculator(CountryId, BROWSER_STORAGE);
  writeStoredCalculator(CountryId, BROWSER_STORAGE, {
    zipCode: ZipCode,
    amounts: { ...amounts, [ProductGroupId]: Amount },
    productGroupIds: [ProductGroupId, ...productGroupIds.filter((id) => id !== ProductGroupId)],
  });
  writeStoredConfiguration(configuration, BROWSER_STORAGE, new Date());
  document.cookie = calculatorCookieLine(configuration);
  window.dispatchEvent(new Event(CALCULATOR_SAVED));
}
