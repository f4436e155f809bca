import type { CalculatorConfiguration } from '@heizplatz/calculator';
import { saveCalculator } from '@heizplatz/calculator-ui';
import { useEffect } from 'react';

/**
 * Saves the list's configuration for the next visit: postcode, amount and group in local storage, the choices in the
 * cookie.
 */
export function useStoreConfiguration(configuration: CalculatorConfiguration): void {
  useEffect(() => saveCalculator({ ...configuration, Initialized: true }), [configuration]);
}
