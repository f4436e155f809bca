import type { ProductGroup } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useIsHydrated } from '@heizplatz/ui';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { calculatorAtoms } from './calculator-atoms';
import { useAskedValues } from './use-asked-values';
import { useStoredCalculator } from './use-stored-calculator';

export interface CalculatorValues {
  readonly zipCode: string;
  /** In the group's unit; null: the field is empty. */
  readonly amount: number | null;
  readonly typeZipCode: (text: string) => void;
  readonly typeAmount: (amount: number | null) => void;
}

/** What the fields show: what was typed, else the page's query, else what was stored, else the group's default. */
export function useCalculatorValues(countryId: CountryId, group: ProductGroup): CalculatorValues {
  const { typedZipCodeAtom, typedAmountsAtom } = calculatorAtoms(countryId);
  const [typedZipCode, setTypedZipCode] = useAtom(typedZipCodeAtom);
  const [typedAmounts, setTypedAmounts] = useAtom(typedAmountsAtom);
  const stored = useStoredCalculator(countryId);
  const asked = useAskedValues(countryId, group);
  const { pageKey, zipCode: askedZipCode, amount: askedAmount } = asked;

  // A new page's query wins over what was typed before it, also on the way back. What a visitor typed while the document
  // was being hydrated was typed on this page.
  const isHydrating = useRef(!useIsHydrated());
  useEffect(() => {
    if (isHydrating.current) {
      isHydrating.current = false;
      return;
    }
    if (askedZipCode !== undefined) setTypedZipCode(null);
    if (askedAmount !== undefined) setTypedAmounts(({ [group.id]: _, ...others }) => others);
  }, [pageKey, askedZipCode, askedAmount, group.id, setTypedZipCode, setTypedAmounts]);

  const typedAmount = typedAmounts[group.id];
  const givenAmount = askedAmount ?? stored?.amounts[group.id] ?? group.defaultAmount;
  return {
    zipCode: typedZipCode ?? askedZipCode ?? stored?.zipCode ?? '',
    amount: typedAmount === undefined ? givenAmount : typedAmount,
    typeZipCode: setTypedZipCode,
    typeAmount: (amount) => setTypedAmounts((amounts) => ({ ...amounts, [group.id]: amount })),
  };
}
