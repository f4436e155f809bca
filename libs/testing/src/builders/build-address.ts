import type { Address } from '@heizplatz/contract';

/** A delivery address in Berlin, as the API stores it. */
export function buildAddress(overrides: Partial<Address> = {}): Address {
  return {
    Id: 41,
    Salutation: 1,
    Title1: 'Dr.',
    Title2: '',
    FirstName: 'Annegret',
    LastName: 'Köster',
    CompanyName: '',
    Street: 'Ackerzeile',
    HouseNumber: '14',
    Staircase: '',
    Door: '',
    ZipCode: '10115',
    City: 'Berlin',
    CountryId: 1,
    Phone: '030 23125 017',
    AccessNotes: 'Hof links',
    ...overrides,
  };
}
