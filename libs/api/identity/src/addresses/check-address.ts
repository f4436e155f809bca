import { type AddressFields, isNameText, isTitleText } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';

const NAMES = ['Title1', 'FirstName', 'LastName', 'Title2'] as const;
const TITLES = ['CompanyName', 'Street', 'HouseNumber', 'Staircase', 'Door', 'City'] as const;

/**
 * Errors of a newly entered address, beyond its schema, which stored ones share: its postcode must have its country's
 * digits, and no text may break out of a mail. Empty when there is none.
 */
export function checkAddress(address: AddressFields, path: string): { path: string; code: string }[] {
  const { zipDigits } = siteById(address.CountryId);
  const wrongNames = [
    ...NAMES.filter((field) => !isNameText(address[field])),
    ...TITLES.filter((field) => !isTitleText(address[field])),
  ];
  return [
    ...wrongNames.map((field) => ({ path: `${path}.${field}`, code: 'NAME_INV' })),
    ...(address.ZipCode.length === zipDigits ? [] : [{ path: `${path}.ZipCode`, code: 'ZIPCODE_INV' }]),
  ];
}
