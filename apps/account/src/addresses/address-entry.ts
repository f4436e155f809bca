import type { AddressFieldsInput, CountryId, CustomerAddress } from '@heizplatz/contract';
import { type AddressType, emptyAddress, sentAddress } from '@heizplatz/order-ui';
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

/** A new one; the first of its type begins new orders. */
export const blankEntry = (
  items: readonly TrackedAddress[],
  type: AddressType,
  countryId: CountryId,
): AddressEntry => ({
  type,
  isDefault: !items.some(({ state, value }) => value.type === type && state !== 'Deleted'),
  address: emptyAddress(countryId),
});

export const DEFAULT_NAME = 'IsDefault';

/** An entry with what its form said without script. */
export const sentEntry = (sent: Readonly<Record<string, string>>, before: AddressEntry): AddressEntry => ({
  type: before.type,
  isDefault: before.isDefault || DEFAULT_NAME in sent,
  address: sentAddress(sent, before.address),
});

export const trackAddresses = (addresses: readonly CustomerAddress[]): TrackedAddress[] =>
  trackItems(addresses.map((one) => [String(one.Id), entryOf(one)] as const));
