import type { AddressFieldsInput, CountryId } from '@heizplatz/contract';

export const emptyAddress = (countryId: CountryId): AddressFieldsInput => ({
  Salutation: 0,
  Title1: '',
  Title2: '',
  FirstName: '',
  LastName: '',
  CompanyName: '',
  Street: '',
  HouseNumber: '',
  Staircase: '',
  Door: '',
  ZipCode: '',
  City: '',
  CountryId: countryId,
  Phone: '',
  AccessNotes: '',
});
