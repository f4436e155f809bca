import type { Address, AddressFieldsInput, CountryId, OrderAddresses, OrderProcess } from '@heizplatz/contract';
import { type AddressKind, emptyAddress } from '@heizplatz/order-ui';
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

/**
 * An invoice that goes elsewhere goes to no place that we know, but still to the business that orders (judged on station 1)
 * and by whoever answers the phone at the delivery: the form asks for no other.
 */
export function newInvoiceAddress(countryId: CountryId, delivery: Address | null | undefined): AddressFieldsInput {
  const empty = emptyAddress(countryId);
  if (!delivery) return empty;
  const { CompanyName, TaxNumber, CostCentre, Phone } = delivery;
  return { ...empty, CompanyName, Phone, ...(TaxNumber && { TaxNumber }), ...(CostCentre && { CostCentre }) };
}
