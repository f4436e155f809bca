import { AddressFields } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import * as v from 'valibot';

/** The fields of an address as a form has them, beside one another; the postcode has the digits of its country. */
export const AddressFormSchema = v.pipe(
  v.object({
    ...AddressFields.entries,
    Version: v.number(),
    AddressType: v.picklist([0, 1]),
    IsDefault: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['ZipCode'], ['CountryId']],
      ({ ZipCode, CountryId }) => ZipCode.length === siteById(CountryId).zipDigits,
      'ZIPCODE_INV',
    ),
    ['ZipCode'],
  ),
);
