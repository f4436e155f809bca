import type { CallInput, CALLS } from '@heizplatz/contract';
import { type ItemChange, itemsAfter } from '../change-tracking/tracked-items';
import type { AddressEntry, TrackedAddress } from './form/address-entry';

type SavedItem = CallInput<typeof CALLS.saveCustomerAddresses>['body']['Items'][number];

/** A list after a change. A new default is the only one of its type, as it will be on the server. */
export function addressesAfter(items: readonly TrackedAddress[], change: ItemChange<AddressEntry>): TrackedAddress[] {
  const after = itemsAfter(items, change);
  if (!('value' in change) || !change.value.isDefault) return after;
  return after.map((item) =>
    item.key === change.key || item.value.type !== change.value.type || !item.value.isDefault
      ? item
      : { ...item, value: { ...item.value, isDefault: false } },
  );
}

/** Those that the server does not know yet, in their order. */
export const changedAddresses = (items: readonly TrackedAddress[]): TrackedAddress[] =>
  items.filter(({ state }) => state !== 'Unchanged');

/** A key for the next added one, '+1', '+2', … */
export const nextKey = (items: readonly TrackedAddress[]): string =>
  `+${1 + Math.max(0, ...items.map(({ key }) => (key.startsWith('+') ? Number(key) : 0)))}`;

export const isAddedKey = (key: string): boolean => /^\+\d+$/.test(key);

/** What is sent: nothing of what is Unchanged. */
export const savedItems = (items: readonly TrackedAddress[]): SavedItem[] =>
  changedAddresses(items).map(({ key, state, value }) => ({
    State: state,
    Id: state === 'Added' ? null : Number(key),
    AddressType: value.type,
    IsDefault: value.isDefault,
    Address: state === 'Deleted' ? null : value.address,
  }));
