import type { AddressFields } from '@heizplatz/contract';
import type { addresses } from './schema';

export type AddressRow = typeof addresses.$inferSelect;

/** An address's columns as the wire gave them. */
export function getColumns(address: AddressFields) {
  return {
    salutation: address.Salutation,
    title1: address.Title1,
    title2: address.Title2,
    firstName: address.FirstName,
    lastName: address.LastName,
    companyName: address.CompanyName,
    taxNumber: address.TaxNumber ?? '',
    costCentre: address.CostCentre ?? '',
    street: address.Street,
    houseNumber: address.HouseNumber,
    staircase: address.Staircase,
    door: address.Door,
    zipCode: address.ZipCode,
    city: address.City,
    countryId: address.CountryId,
    phone: address.Phone,
    accessNotes: address.AccessNotes,
  };
}
