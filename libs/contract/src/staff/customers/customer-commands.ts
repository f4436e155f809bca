import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { AddressFields } from '../../fields/address.ts';
import { Id, requiredText, shortText, WholeNumberText } from '../../fields/fields.ts';
import { nameText } from '../../fields/name-text.ts';
import { SUPPORT } from '../../staff-access.ts';
import { StaffCustomer } from './customers.ts';

const OfCustomer = v.object({ customerId: WholeNumberText });
/** Of the customer as it was read. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Neither e-mail nor newsletter: those are the customer's own word. VERSION_CONFLICT when somebody was faster. */
export const saveStaffCustomer = defineCall({
  id: 'saveStaffCustomer',
  summary: "Changes a customer's master data",
  method: 'POST',
  path: '/api/support/kunden/:customerId/stammdaten',
  params: OfCustomer,
  body: v.object({
    Version,
    Salutation: v.optional(v.picklist([0, 1, 2]), 0),
    Title1: v.optional(personal('customer', shortText(40)), ''),
    Title2: v.optional(personal('customer', shortText(40)), ''),
    FirstName: personal('customer', nameText(80)),
    LastName: personal('customer', nameText(80)),
    Phone: v.optional(v.pipe(shortText(40), v.regex(/^(\+?[\d\s()/.-]{6,})?$/, 'PHONE_INV')), ''),
  }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});

/** AddressNumber null adds one. Orders retain the copy with which they were placed. */
export const saveStaffCustomerAddress = defineCall({
  id: 'saveStaffCustomerAddress',
  summary: "Adds or changes a customer's address",
  method: 'POST',
  path: '/api/support/kunden/:customerId/adresse',
  params: OfCustomer,
  body: v.object({
    Version,
    AddressNumber: v.nullable(Id),
    AddressType: v.picklist([0, 1]),
    IsDefault: v.optional(v.boolean(), false),
    Address: AddressFields,
  }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});

export const deleteStaffCustomerAddress = defineCall({
  id: 'deleteStaffCustomerAddress',
  summary: "Deletes a customer's address",
  method: 'POST',
  path: '/api/support/kunden/:customerId/adresse-loeschen',
  params: OfCustomer,
  body: v.object({ Version, AddressNumber: Id }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});

/**
 * Sends the same mail to the same mailbox again. CONFLICT for links that are consumed or expired by then: new ones
 * have to be requested.
 */
export const resendCustomerMail = defineCall({
  id: 'resendCustomerMail',
  summary: 'Sends a mail of a customer again',
  method: 'POST',
  path: '/api/support/kunden/:customerId/mail-erneut',
  params: OfCustomer,
  body: v.object({ MailId: v.pipe(v.string(), v.uuid()) }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});

/** Locking ends its logins at once. Unlocking also forgets failed logins. */
export const setCustomerLock = defineCall({
  id: 'setCustomerLock',
  summary: 'Locks or unlocks a customer',
  method: 'POST',
  path: '/api/support/kunden/:customerId/sperre',
  params: OfCustomer,
  body: v.object({ Version, IsLocked: v.boolean(), Reason: personal('customer', requiredText(300)) }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});
