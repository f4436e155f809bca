import type { AddressFieldsInput, CountryId } from '@heizplatz/contract';
import { emptyAddress } from './empty-address';

type Delivery = Pick<AddressFieldsInput, 'CompanyName' | 'TaxNumber' | 'CostCentre' | 'Phone'>;

/**
 * An invoice that goes elsewhere goes to no place that we know, but still to the business that orders (judged on station 1)
 * and by whoever answers the phone at the delivery: the form asks for no other.
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

/** The invoice's address beside the delivery's, as it is opened: what was typed stays, the business that orders leads. */
export const openedInvoice = (invoice: AddressFieldsInput, delivery: AddressFieldsInput): AddressFieldsInput =>
  isBlankAddress(invoice) ? newInvoiceAddress(invoice.CountryId, { ...delivery, Phone: '' }) : invoice;
