import type { AddressFieldsInput } from '@heizplatz/contract';

/** An address in Berlin, as a form sends it. */
export const addressInput = (fields: Partial<AddressFieldsInput> = {}): AddressFieldsInput => ({
  FirstName: 'Anke',
  LastName: 'Vogt',
  CompanyName: 'Vogt Gartenbau',
  Street: 'Ahornweg',
  HouseNumber: '4a',
  ZipCode: '10115',
  City: 'Berlin',
  CountryId: 1,
  Phone: '030 5550 1234',
  ...fields,
});
