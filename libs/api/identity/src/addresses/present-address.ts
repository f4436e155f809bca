import { Address } from '@heizplatz/contract';
import * as v from 'valibot';
import type { AddressRow } from './address-row';

/** A stored address as it stands on the wire. */
export const presentAddress = (row: AddressRow): Address =>
  v.parse(Address, {
    Id: row.id,
    Salutation: row.salutation,
    Title1: row.title1,
    Title2: row.title2,
    FirstName: row.firstName,
    LastName: row.lastName,
    CompanyName: row.companyName,
    ...(row.taxNumber && { TaxNumber: row.taxNumber }),
    ...(row.costCentre && { CostCentre: row.costCentre }),
    Street: row.street,
    HouseNumber: row.houseNumber,
    Staircase: row.staircase,
    Door: row.door,
    ZipCode: row.zipCode,
    City: row.city,
    CountryId: row.countryId,
    Phone: row.phone,
    AccessNotes: row.accessNotes,
  });
