import { parseAmount } from '@heizplatz/calculator';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Calculator } from './use-calculator';

/**
 * Takes over what a visitor typed, or the browser filled in, before the page's script ran. In the same breath as hydration:
 * a press that hydrates the page is answered right after it, and would find the fields empty.
 */
export function useAdoptedEntries(form: RefObject<HTMLFormElement | null>, calculator: Calculator): void {
  const adopt = useEffectEvent((entries: FormData) => {
    const zipCode = String(entries.get('zipCode') ?? '');
    const amount = String(entries.get('amount') ?? '');
    if (zipCode !== '' && zipCode !== calculator.zipCode) calculator.typeZipCode(zipCode);
    if (amount !== '' && parseAmount(amount) !== calculator.amount) calculator.typeAmount(parseAmount(amount));
  });
  useLayoutEffect(() => {
    if (form.current) adopt(new FormData(form.current));
  }, [form]);
}
