import { validateZipCode } from '@heizplatz/calculator';
import { AddressFields, type AddressFieldsInput } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { fieldIssues } from '../issues/field-issues';

/** Per field a code; a postcode is judged by the address's own country. */
export function addressIssues(address: AddressFieldsInput): Readonly<Record<string, string>> {
  const issues = fieldIssues(AddressFields, address);
  if (address.ZipCode.trim() === '') return { ...issues, ZipCode: 'REQUIRED' };
  const isWrong = validateZipCode(address.ZipCode, siteById(address.CountryId)) !== null;
  return isWrong ? { ...issues, ZipCode: 'ZIPCODE_INV' } : issues;
}
