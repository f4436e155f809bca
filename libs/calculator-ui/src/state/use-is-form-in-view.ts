import { useSite } from '@heizplatz/router';
import { useAtomValue } from 'jotai';
import { calculatorAtoms } from './calculator-atoms';

/** Whether the page's own calculator is in view; null without one. */
export const useIsFormInView = (): boolean | null =>
  useAtomValue(calculatorAtoms(useSite().countryId).isFormInViewAtom);
