import type { AddressFieldsInput, CountryId, CustomerAddress } from '@heizplatz/contract';
import { type AddressType, emptyAddress, newInvoiceAddress, sentAddress } from '@heizplatz/order-ui';
import { type TrackedItem, trackItems } from '../../change-tracking/tracked-items';

/** One of the customer's addresses as the page changes it. */
export interface AddressEntry {
  readonly type: AddressType;
  /** New orders begin with it; one a type. */
  readonly isDefault: boolean;
  readonly address: AddressFieldsInput;
}
export type TrackedAddress = TrackedItem<AddressEntry>;

const toEntry = ({ AddressType, IsDefault, Address: { Id: _, ...address } }: CustomerAddress): AddressEntry => ({
  type: AddressType,
  isDefault: IsDefault,
  address,
});

/** The address that new orders are delivered to, or any other. */
function getDelivery(items: readonly TrackedAddress[]): AddressFieldsInput | null {
  const deliveries = items.filter(({ state, value }) => value.type === 1 && state !== 'Deleted');
  return (deliveries.find(({ value }) => value.isDefault) ?? deliveries[0])?.value.address ?? null;
}

/** A new one; the first of its type begins new orders. An invoice has the company and phone of the deliveries. */
export const blankEntry = (
  items: readonly TrackedAddress[],
  type: AddressType,
  countryId: CountryId,
): AddressEntry => ({
  type,
  isDefault: !items.some(({ state, value }) => value.type === type && state !== 'Deleted'),
  address: type === 0 ? newInvoiceAddress(countryId, getDelivery(items)) : emptyAddress(countryId),
});

export const DEFAULT_NAME = 'IsDefault';

/** An entry with the values of its form without JavaScript. */
export const sentEntry = (sent: Readonly<Record<string, string>>, before: AddressEntry): AddressEntry => ({
  type: before.type,
  isDefault: before.isDefault || Boolean(sent[DEFAULT_NAME]),
  address: sentAddress(sent, before.address),
});

export const trackAddresses = (addresses: readonly CustomerAddress[]): TrackedAddress[] =>
  trackItems(addresses.map((one) => [String(one.Id), toEntry(one)] as const));
