import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './contract-resolver';

type Form = Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'resetDefaultValues'>;

/** Fields without input follow the values that the page has reloaded. */
export function useFollowedValues({ getValues, setValue, resetDefaultValues }: Form, values: FormValues): void {
  const followed = useRef(values);
  useEffect(() => {
    const before = followed.current;
    const changed = Object.keys(values).filter((name) => values[name] !== before[name]);
    if (changed.length === 0) return;
    followed.current = values;
    for (const name of changed)
      if (getValues(name) === before[name] && values[name] !== undefined) setValue(name, values[name]);
    resetDefaultValues({ ...values });
  });
}
