import * as v from 'valibot';
import { AddressFields } from '../../fields/address.ts';
import { defineCall } from '../../call.ts';
import { CustomerAddress } from '../../account/customer.ts';
import {
  CountryId,
  CountryIdText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupIdText,
  requiredText,
  shortText,
  WholeNumberText,
} from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { nameText } from '../../fields/name-text.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const YesNo = v.optional(v.picklist(['', 'ja', 'nein']), '');
const none = v.literal('');
const OfCustomer = v.object({ customerId: WholeNumberText });
const Reason = requiredText(300);

/** Written down for itself, or about a call on the phone. */
export const CustomerNoteKind = v.picklist(['note', 'call']);
export type CustomerNoteKind = v.InferOutput<typeof CustomerNoteKind>;
const NoteKind = openPicklist(CustomerNoteKind);

/** Of the customer as it was read; raised with each change of master data or addresses. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const StaffCustomerRow = v.object({
  Id,
  /** 'Vogt, Anke'; empty for a guest who has not entered a name yet. */
  Name: v.string(),
  Email: v.string(),
  Town: v.string(),
  ZipCode: v.string(),
  Phone: v.string(),
  CountryId,
  Orders: v.number(),
  LastOrderAt: v.nullable(IsoTime),
  IsGuest: v.boolean(),
  IsLocked: v.boolean(),
});
export type StaffCustomerRow = v.InferOutput<typeof StaffCustomerRow>;

const customerFilters = {
  country: v.optional(v.union([none, CountryIdText]), ''),
  /** Has ordered of this product group. */
  group: v.optional(v.union([none, ProductGroupIdText]), ''),
  guest: YesNo,
  locked: YesNo,
};

/** Search: words of name, company, e-mail, phone, postcode and town. */
export const staffCustomers = defineCall({
  id: 'staffCustomers',
  summary: 'Customers and guests',
  method: 'GET',
  path: '/api/support/kunden',
  query: v.object({ ...staffListQuery, ...customerFilters }),
  response: staffListResponse(StaffCustomerRow),
  access: SUPPORT,
  csrf: false,
});

export const exportStaffCustomers = defineCall({
  id: 'exportStaffCustomers',
  summary: 'The list of customers as a file',
  method: 'GET',
  path: '/api/support/kunden/datei',
  query: v.object({ ...staffExportQuery, ...customerFilters }),
  response: v.unknown(),
  access: SUPPORT,
  csrf: false,
  fileResponse: true,
});

export const StaffCustomerOrder = v.object({
  OrderId: v.string(),
  Number: v.string(),
  PlacedAt: IsoTime,
  State: v.string(),
  ProductGroupId: v.number(),
  CountryId,
  Amount: v.number(),
  Total: Money,
});

/** A customer with all that staff works with. Orders and mails: the newest 50. */
export const StaffCustomer = v.object({
  Id,
  Version,
  CountryId,
  Email: v.string(),
  /** The e-mail that waits for the confirmation in its mailbox; null: none. */
  EmailChange: v.nullable(v.string()),
  Salutation: v.picklist([0, 1, 2]),
  Title1: v.string(),
  Title2: v.string(),
  FirstName: v.string(),
  LastName: v.string(),
  Phone: v.string(),
  IsGuest: v.boolean(),
  NewsletterWanted: v.boolean(),
  CustomerSince: IsoDate,
  LastLoginAt: v.nullable(IsoTime),
  LockedAt: v.nullable(IsoTime),
  /** Logins of this e-mail are refused until then, after too many failures; null: they are not. */
  LoginLimitedUntil: v.nullable(IsoTime),
  /** Guests, dealers, staff and locked accounts cannot be impersonated. */
  CanBeActedFor: v.boolean(),
  Addresses: v.array(CustomerAddress),
  OrderCount: v.number(),
  Orders: v.array(StaffCustomerOrder),
  Notifications: v.array(
    v.object({
      Id,
      Kind: openPicklist(v.picklist(['price', 'news'])),
      ZipCode: v.nullable(v.string()),
      Threshold: v.nullable(Money),
      CreatedAt: IsoTime,
      IsConfirmed: v.boolean(),
      EndedAt: v.nullable(IsoTime),
    }),
  ),
  Notes: v.array(v.object({ Id, At: IsoTime, Author: v.string(), Text: v.string(), Kind: NoteKind })),
  Mails: v.array(
    v.object({
      MailId: v.string(),
      Kind: v.string(),
      Subject: v.string(),
      State: v.string(),
      CreatedAt: IsoTime,
      /** Sent again by staff. */
      CanResend: v.boolean(),
    }),
  ),
});
export type StaffCustomer = v.InferOutput<typeof StaffCustomer>;

/** 404 for staff and dealers, who are no customers. */
export const staffCustomer = defineCall({
  id: 'staffCustomer',
  summary: 'One customer with addresses, orders, notifications, notes and mails',
  method: 'GET',
  path: '/api/support/kunden/:customerId',
  params: OfCustomer,
  response: StaffCustomer,
  access: SUPPORT,
  csrf: false,
  onNotFound: null,
});

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
    Title1: v.optional(shortText(40), ''),
    Title2: v.optional(shortText(40), ''),
    FirstName: nameText(80),
    LastName: nameText(80),
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

export const addCustomerNote = defineCall({
  id: 'addCustomerNote',
  summary: 'A note on a customer, for staff alone',
  method: 'POST',
  path: '/api/support/kunden/:customerId/notiz',
  params: OfCustomer,
  body: v.object({ Text: requiredText(2000), Kind: v.optional(CustomerNoteKind, 'note') }),
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
  body: v.object({ Version, IsLocked: v.boolean(), Reason }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});
