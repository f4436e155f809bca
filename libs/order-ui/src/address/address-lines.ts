import type { AddressFieldsInput } from '@heizplatz/contract';

/** An address as lines of a letter: name (with titles), company, street, place. */
export function addressLines(address: AddressFieldsInput): string[] {
  const { Title1, FirstName, LastName, Title2, CompanyName, Street, HouseNumber, Staircase, Door, ZipCode, City } =
    address;
  const name = [Title1, FirstName, LastName].filter(Boolean).join(' ') + (Title2 ? `, ${Title2}` : '');
  const house = [HouseNumber, Staircase, Door].filter(Boolean).join('/');
  return [name, CompanyName ?? '', `${Street} ${house}`, `${ZipCode} ${City}`].filter(Boolean);
}
