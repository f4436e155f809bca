import type { AddressFieldsInput, CustomerAddress } from '@heizplatz/contract';
import type { AddressType } from '@heizplatz/order-ui';
import { type TrackedItem, trackItems } from '../change-tracking/tracked-items';

/** One of the customer's addresses as the page changes it. */
export interface AddressEntry {
  readonly type: AddressType;
  /** New orders begin with it; one a type. */
  readonly isDefault: boolean;
  readonly address: AddressFieldsInput;
}
export type TrackedAddress = TrackedItem<AddressEntry>;

const entryOf = ({ AddressType, IsDefault, Address: { Id: _, ...address } }: CustomerAddress): AddressEntry => ({
  type: AddressType,
  isDefault: IsDefault,
  address,
});

export const trackAddresses = (addresses: readonly CustomerAddress[]): TrackedAddress[] =>
  trackItems(addresses.map((one) => [String(one.Id), entryOf(one)] as const));
