import { useApi } from '@heizplatz/api-client';
import { CALLS, type CustomerAddress } from '@heizplatz/contract';
import { useState } from 'react';
import type { ItemChange } from '../../change-tracking/tracked-items';
import { addressesAfter, changedAddresses, savedItems } from '../address-changes';
import { draftAddresses, storeDraftAddresses } from './address-drafts';
import { type AddressEntry, type TrackedAddress, trackAddresses } from './address-entry';

export interface AddressDraft {
  readonly items: readonly TrackedAddress[];
  readonly change: (change: ItemChange<AddressEntry>) => void;
  /** Takes every change back. */
  readonly drop: () => void;
  /** All or nothing; returns the stored state. */
  readonly save: () => Promise<readonly CustomerAddress[]>;
}

/** The addresses with what was changed and not yet saved; outlasts its page within the tab. */
export function useAddressDraft(stored: readonly CustomerAddress[]): AddressDraft {
  const api = useApi();
  const [draft, setDraft] = useState<readonly TrackedAddress[] | undefined>(() => draftAddresses(api));
  const items = draft ?? trackAddresses(stored);
  function become(next: readonly TrackedAddress[] | null) {
    storeDraftAddresses(api, next);
    setDraft(next ?? undefined);
  }
  return {
    items,
    change: (change) => {
      const next = addressesAfter(items, change);
      become(changedAddresses(next).length > 0 ? next : null);
    },
    drop: () => become(null),
    save: async () => {
      const { Items } = await api(CALLS.saveCustomerAddresses, { body: { Items: savedItems(items) } });
      become(null);
      return Items;
    },
  };
}
