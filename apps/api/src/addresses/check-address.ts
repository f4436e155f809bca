import type { AddressFields } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';

/** Faults that depend on the address's country: its postcode has that country's digits. Empty when there is none. */
export function checkAddress(address: AddressFields, path: string): { path: string; code: string }[] {
  const { zipDigits } = siteById(address.CountryId);
  return address.ZipCode.length === zipDigits ? [] : [{ path: `${path}.ZipCode`, code: 'ZIPCODE_INV' }];
}
