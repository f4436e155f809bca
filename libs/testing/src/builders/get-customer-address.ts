import type { Address, CustomerAddress } from '@heizplatz/contract';
import { buildAddress } from './build-address';

/**
 * One of a customer's addresses: the default delivery address unless overridden; Id identifies the entry and its
 * address.
 */
export function getCustomerAddress({
  Address: address,
  ...input
}: Partial<Omit<CustomerAddress, 'Address'>> & { Address?: Partial<Address> } = {}): CustomerAddress {
  const Id = input.Id ?? address?.Id ?? 41;
  return { AddressType: 1, IsDefault: true, ...input, Id, Address: buildAddress({ ...address, Id }) };
}
