import type { ProductGroup } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useIsHydrated } from '@heizplatz/ui';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { calculatorAtoms } from './calculator-atoms';
import { useRequestedValues } from './use-requested-values';
import { useStoredCalculator } from './use-stored-calculator';

export interface CalculatorValues {
  readonly zipCode: string;
  /** In the group's unit; null: the field is empty. */
  readonly amount: number | null;
  readonly typeZipCode: (text: string) => void;
  readonly typeAmount: (amount: number | null) => void;
}

/**
 * The values of the fields: what was entered, else the page's query, else what was stored, else the group's default.
 */
export function useCalculatorValues(countryId: CountryId, group: ProductGroup): CalculatorValues {
  const { zipCodeInputAtom, amountsInputAtom } = calculatorAtoms(countryId);
  const [zipCodeInput, setZipCodeInput] = useAtom(zipCodeInputAtom);
  const [amountsInput, setAmountsInput] = useAtom(amountsInputAtom);
  const stored = useStoredCalculator(countryId);
  const query = useRequestedValues(countryId, group);
  const { pageKey, zipCode: requestedZipCode, amount: requestedAmount } = query;

  // A new page's query takes precedence over earlier input, also on back navigation. What a visitor entered while the
  // document was being hydrated was entered on this page.
  const isHydrating = useRef(!useIsHydrated());
  useEffect(() => {
    if (isHydrating.current) {
      isHydrating.current = false;
      return;
    }
    if (requestedZipCode !== undefined) setZipCodeInput(null);
    if (requestedAmount !== undefined) setAmountsInput(({ [group.id]: _, ...others }) => others);
  }, [pageKey, requestedZipCode, requestedAmount, group.id, setZipCodeInput, setAmountsInput]);

  const amountInput = amountsInput[group.id];
  const initialAmount = requestedAmount ?? stored?.amounts[group.id] ?? group.defaultAmount;
  return {
    zipCode: zipCodeInput ?? requestedZipCode ?? stored?.zipCode ?? '',
    amount: amountInput === undefined ? initialAmount : amountInput,
    typeZipCode: setZipCodeInput,
    typeAmount: (amount) => setAmountsInput((amounts) => ({ ...amounts, [group.id]: amount })),
  };
}
