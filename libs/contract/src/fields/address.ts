import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { CountryId, Id, requiredText, shortText, ZipCode } from './fields.ts';

/** Rule ACCOUNT-07. Salutation 0 'keine Angabe', 1 Frau, 2 Herr. Title1 stands before, Title2 after the name. */
const PHONE = /^\+?[\d\s()/.-]{6,}$/;

/** Has the format of a number, and is not assigned. */
const NO_PHONE = '000000';

export const AddressFields = v.object({
  Salutation: personal('customer', v.optional(v.picklist([0, 1, 2]), 0)),
  Title1: v.optional(personal('customer', shortText(40)), ''),
  Title2: v.optional(personal('customer', shortText(40)), ''),
  FirstName: personal('customer', requiredText(80)),
  LastName: personal('customer', requiredText(80)),
  CompanyName: v.optional(personal('customer', shortText(120)), ''),
  /** Businesses: printed on the dealer's invoice; not validated here. */
  TaxNumber: v.optional(personal('customer', shortText(40))),
  /** Businesses: their own mark for the invoice. */
  CostCentre: v.optional(personal('customer', shortText(40))),
  Street: personal('customer', requiredText(120)),
  HouseNumber: personal('customer', requiredText(20)),
  /** AT: Stiege. */
  Staircase: v.optional(personal('customer', shortText(20)), ''),
  /** AT: Tür. */
  Door: v.optional(personal('customer', shortText(20)), ''),
  ZipCode,
  City: impersonal('place', requiredText(80)),
  CountryId,
  Phone: personal({ of: 'customer', erased: NO_PHONE }, v.pipe(requiredText(40), v.regex(PHONE, 'PHONE_INV'))),
  AccessNotes: v.optional(personal('customer', shortText(500)), ''),
});
export type AddressFields = v.InferOutput<typeof AddressFields>;
export type AddressFieldsInput = v.InferInput<typeof AddressFields>;

/** Nobody calls the invoice address: its phone is optional. */
export const InvoiceAddressFields = v.object({
  ...AddressFields.entries,
  Phone: v.optional(
    personal(
      { of: 'customer', erased: NO_PHONE },
      v.pipe(
        shortText(40),
        v.check((phone) => phone === '' || PHONE.test(phone), 'PHONE_INV'),
      ),
    ),
    '',
  ),
});

/** A phone is requested where goods are delivered. */
export const hasPhoneOfType = ({
  AddressType,
  Address: address,
}: {
  readonly AddressType: 0 | 1;
  readonly Address: { readonly Phone: string } | null;
}): boolean => AddressType === 0 || address === null || address.Phone !== '';

/** Of either type, so the phone may be empty. */
export const Address = v.object({ Id: personal({ of: 'customer', erased: 0 }, Id), ...InvoiceAddressFields.entries });
export type Address = v.InferOutput<typeof Address>;

/** AddressType 1 delivery, 0 invoice (rule WIRE-08). */
export const SelectedAddress = v.object({
  AddressType: v.picklist([0, 1]),
  AddressId: Id,
  AddressIndex: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  Amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SelectedAddress = v.InferOutput<typeof SelectedAddress>;
