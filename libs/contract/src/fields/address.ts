import * as v from 'valibot';
import { CountryId, Id, requiredText, shortText, ZipCode } from './fields.ts';

/** product.md section 4. Salutation 0 'keine Angabe', 1 Frau, 2 Herr. Title1 stands before, Title2 after the name. */
const PHONE = /^\+?[\d\s()/.-]{6,}$/;

export const AddressFields = v.object({
  Salutation: v.optional(v.picklist([0, 1, 2]), 0),
  Title1: v.optional(shortText(40), ''),
  Title2: v.optional(shortText(40), ''),
  FirstName: requiredText(80),
  LastName: requiredText(80),
  CompanyName: v.optional(shortText(120), ''),
  /** Businesses: printed on the dealer's invoice; not validated here. */
  TaxNumber: v.optional(shortText(40)),
  /** Businesses: their own mark for the invoice. */
  CostCentre: v.optional(shortText(40)),
  Street: requiredText(120),
  HouseNumber: requiredText(20),
  /** AT: Stiege. */
  Staircase: v.optional(shortText(20), ''),
  /** AT: Tür. */
  Door: v.optional(shortText(20), ''),
  ZipCode,
  City: requiredText(80),
  CountryId,
  Phone: v.pipe(requiredText(40), v.regex(PHONE, 'PHONE_INV')),
  AccessNotes: v.optional(shortText(500), ''),
});
export type AddressFields = v.InferOutput<typeof AddressFields>;
export type AddressFieldsInput = v.InferInput<typeof AddressFields>;

/** Nobody calls the invoice address: its phone is optional. */
export const InvoiceAddressFields = v.object({
  ...AddressFields.entries,
  Phone: v.optional(
    v.pipe(
      shortText(40),
      v.check((phone) => phone === '' || PHONE.test(phone), 'PHONE_INV'),
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
export const Address = v.object({ Id, ...InvoiceAddressFields.entries });
export type Address = v.InferOutput<typeof Address>;

/** AddressType 1 delivery, 0 invoice (specification section 3). */
export const SelectedAddress = v.object({
  AddressType: v.picklist([0, 1]),
  AddressId: Id,
  AddressIndex: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  Amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SelectedAddress = v.InferOutput<typeof SelectedAddress>;
