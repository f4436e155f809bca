import { ZIP_CODE_PATTERN } from '@heizplatz/country';
import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useState } from 'react';

/**
 * The trial on a slot's page: a postcode and a day, and what would be displayed then. Other responses are not cached.
 */
export function useSlotTrial(slotId: string) {
  const [input, setInput] = useState('');
  const [day, setDay] = useState('');
  const zipCode = ZIP_CODE_PATTERN.test(input) ? input : '';
  const query = { params: { slotId }, query: { zipCode, day } };
  const { data, mutate } = useCall(CALLS.trySlot, query, { dropsWhenUnused: true });
  return { entered: input, setInput: setInput, day, setDay, items: data?.Items, reload: mutate };
}

export type SlotTrial = ReturnType<typeof useSlotTrial>;
