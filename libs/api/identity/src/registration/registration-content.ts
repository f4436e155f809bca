import { AddressFields, EmailAddress } from '@heizplatz/contract';
import * as v from 'valibot';

/** Stored data of a registration; the password only as a hash in a column of its own. */
export const RegistrationContent = v.object({
  EmailAddress,
  IsGuest: v.boolean(),
  NewsletterWanted: v.boolean(),
  UseInvoiceAddress: v.boolean(),
  DeliveryAddress: v.nullable(AddressFields),
  InvoiceAddress: v.nullable(AddressFields),
  /** An account was requested; during an order its owner continues as a guest meanwhile. */
  IsAsked: v.optional(v.boolean(), false),
});
export type RegistrationContent = v.InferOutput<typeof RegistrationContent>;
