import type { AddressFieldsInput, CountryId, OrderProcess } from '@heizplatz/contract';

/** A new address at the offer's place. */
export const emptyAddress = (countryId: CountryId, { Configuration, PlaceName }: OrderProcess): AddressFieldsInput => ({
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
  ZipCode: Configuration.ZipCode,
  City: PlaceName,
  CountryId: countryId,
  Phone: '',
  AccessNotes: '',
});
