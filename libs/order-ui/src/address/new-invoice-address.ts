import type { AddressFieldsInput, CountryId } from '@heizplatz/contract';
import { emptyAddress } from './empty-address';

type Delivery = Pick<AddressFieldsInput, 'CompanyName' | 'TaxNumber' | 'CostCentre' | 'Phone'>;

/**
 * A separate invoice address has an unknown place, but still the business that orders (validated on station 1) and
 * the phone of the delivery: the form has no other phone field.
 */
export function newInvoiceAddress(countryId: CountryId, delivery: Delivery | null | undefined): AddressFieldsInput {
  const empty = emptyAddress(countryId);
  if (!delivery) return empty;
  const { CompanyName, TaxNumber, CostCentre, Phone } = delivery;
  return { ...empty, CompanyName, Phone, ...(TaxNumber && { TaxNumber }), ...(CostCentre && { CostCentre }) };
}

/** An address may be left out as a whole. */
export const isBlankAddress = (address: AddressFieldsInput): boolean =>
  Object.values(address).every((value) => typeof value !== 'string' || value.trim() === '');

/**
 * The invoice address beside the delivery address when it is opened: existing input stays, else it starts with the
 * ordering business.
 */
export const openedInvoice = (invoice: AddressFieldsInput, delivery: AddressFieldsInput): AddressFieldsInput =>
  isBlankAddress(invoice) ? newInvoiceAddress(invoice.CountryId, { ...delivery, Phone: '' }) : invoice;
