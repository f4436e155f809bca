import type { Address, AddressFieldsInput, CountryId, OrderProcess } from '@heizplatz/contract';
import type { AddressKind } from '@heizplatz/order-ui';
import { newAddress } from './new-address';

interface Place {
  readonly countryId: CountryId;
  readonly process: OrderProcess;
}

/** What the address modal's form begins with: the known address, or a new one at the offer's place. */
export function initialAddress(
  known: Address | undefined,
  kind: AddressKind,
  { countryId, process }: Place,
): AddressFieldsInput {
  if (!known) return newAddressOf(kind, newAddress(countryId, process), process);
  const { Id: _, ...fields } = known;
  return fields;
}

/** An invoice that goes elsewhere still goes to the business that orders (judged on station 1). */
function newAddressOf(
  kind: AddressKind,
  empty: AddressFieldsInput,
  { DeliveryAddress }: OrderProcess,
): AddressFieldsInput {
  if (kind === 'lieferadresse' || !DeliveryAddress) return empty;
  const { CompanyName, TaxNumber, CostCentre } = DeliveryAddress;
  return { ...empty, CompanyName, ...(TaxNumber && { TaxNumber }), ...(CostCentre && { CostCentre }) };
}
