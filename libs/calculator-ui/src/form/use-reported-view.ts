import type { CountryId } from '@heizplatz/country';
import { useSetAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { calculatorAtoms } from '../state/calculator-atoms';

/** Reports to the sticky bar whether this calculator is in view. */
export function useReportedView(element: RefObject<Element | null>, countryId: CountryId): void {
  const report = useSetAtom(calculatorAtoms(countryId).isFormInViewAtom);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting ?? null));
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      report(null);
    };
  }, [element, report]);
}
