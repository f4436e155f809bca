import { COUNTRY_IDS } from '@heizplatz/country';
import * as v from 'valibot';

/** Any input, valid or not: only its shape is checked. */
export const AddressDraft = v.object({
  Salutation: v.optional(v.picklist([0, 1, 2])),
  Title1: v.optional(v.string()),
  Title2: v.optional(v.string()),
  FirstName: v.string(),
  LastName: v.string(),
  CompanyName: v.optional(v.string()),
  TaxNumber: v.optional(v.string()),
  CostCentre: v.optional(v.string()),
  Street: v.string(),
  HouseNumber: v.string(),
  Staircase: v.optional(v.string()),
  Door: v.optional(v.string()),
  ZipCode: v.string(),
  City: v.string(),
  CountryId: v.picklist(COUNTRY_IDS),
  Phone: v.string(),
  AccessNotes: v.optional(v.string()),
});
