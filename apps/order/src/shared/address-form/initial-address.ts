import type { Address, AddressFieldsInput, CountryId, OrderAddresses, OrderProcess } from '@heizplatz/contract';
import { type AddressKind, newInvoiceAddress } from '@heizplatz/order-ui';
import { newAddress } from './new-address';

interface Place {
  readonly countryId: CountryId;
  readonly process: OrderProcess;
  /** The caller's. */
  readonly addresses: Pick<OrderAddresses, 'DeliveryAddressList'>;
}

/** What the address modal's form begins with: the known address, or a new one at the offer's place. */
export function initialAddress(
  known: Address | undefined,
  kind: AddressKind,
  { countryId, process, addresses }: Place,
): AddressFieldsInput {
  if (!known && kind === 'lieferadresse') return newAddress(countryId, process);
  if (!known) return newInvoiceAddress(countryId, process.DeliveryAddress ?? addresses.DeliveryAddressList[0]);
  const { Id: _, ...fields } = known;
  return fields;
}
