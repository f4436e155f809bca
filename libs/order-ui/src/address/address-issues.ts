import { validateZipCode } from '@heizplatz/calculator';
import { AddressFields, type AddressFieldsInput, InvoiceAddressFields } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { fieldIssues } from '@heizplatz/form-ui';
import type { AddressType } from './address-kinds';

/** Per field a code; a postcode is judged by the address's own country, and an invoice's address needs no phone. */
export function addressIssues(address: AddressFieldsInput, type: AddressType = 1): Readonly<Record<string, string>> {
  const issues = fieldIssues(type === 0 ? InvoiceAddressFields : AddressFields, address);
  if (address.ZipCode.trim() === '') return { ...issues, ZipCode: 'REQUIRED' };
  const isWrong = validateZipCode(address.ZipCode, siteById(address.CountryId)) !== null;
  return isWrong ? { ...issues, ZipCode: 'ZIPCODE_INV' } : issues;
}
