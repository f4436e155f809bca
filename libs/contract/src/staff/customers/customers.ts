import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CustomerAddress } from '../../account/customer.ts';
import {
  CodeText,
  CountryId,
  CountryIdText,
  CustomerText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  ProductGroupIdText,
  Reference,
  StaffText,
  WholeNumberText,
} from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const YesNo = v.optional(v.picklist(['', 'ja', 'nein']), '');
const none = v.literal('');
const OfCustomer = v.object({ customerId: WholeNumberText });

/** Written down for itself, or about a call on the phone. */
export const CustomerNoteKind = v.picklist(['note', 'call']);
export type CustomerNoteKind = v.InferOutput<typeof CustomerNoteKind>;
const NoteKind = openPicklist(CustomerNoteKind);

/** Of the customer as it was read; raised with each change of master data or addresses. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const StaffCustomerRow = v.object({
  Id,
  /** 'Vogt, Anke'; empty for a guest who has not entered a name yet. */
  Name: CustomerText,
  Email: CustomerText,
  Town: PlaceText,
  ZipCode: PlaceText,
  Phone: CustomerText,
  CountryId,
  Orders: v.number(),
  LastOrderAt: v.nullable(IsoTime),
  IsGuest: v.boolean(),
  IsLocked: v.boolean(),
});
export type StaffCustomerRow = v.InferOutput<typeof StaffCustomerRow>;

export const CUSTOMER_LIST = {
  label: 'Kunden',
  fileName: 'kunden',
  columns: {
    name: { label: 'Name', kind: 'text', field: 'Name', sort: 'name', isPersonal: true },
    state: { label: 'Konto', kind: 'text' },
    locked: { label: 'Gesperrt', kind: 'boolean', field: 'IsLocked' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    zipCode: { label: 'Postleitzahl', kind: 'text', field: 'ZipCode' },
    town: { label: 'Ort', kind: 'text', field: 'Town', sort: 'town' },
    phone: { label: 'Telefon', kind: 'text', field: 'Phone', isPersonal: true },
    orders: { label: 'Bestellungen', kind: 'number', field: 'Orders', sort: 'orders' },
    last: { label: 'Letzte Bestellung', kind: 'time', field: 'LastOrderAt', sort: 'lastOrder' },
    mail: { label: 'E-Mail', kind: 'text', field: 'Email', isPersonal: true },
    number: { label: 'Kundennummer', kind: 'number', field: 'Id', sort: 'number' },
  },
  defaultSort: '-number',
  searchHint: 'Name, E-Mail, Telefon, Postleitzahl',
  filters: {
    country: { label: 'Land', kind: 'country' },
    group: { label: 'Hat bestellt', kind: 'group', all: 'alles' },
    guest: { label: 'Gast', labels: { ja: 'ja', nein: 'nein' } },
    locked: { label: 'Gesperrt', labels: { ja: 'ja', nein: 'nein' } },
  },
} as const satisfies ListDeclaration<StaffCustomerRow>;

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
  OrderId: Reference,
  Number: Reference,
  PlacedAt: IsoTime,
  State: CodeText,
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
  Email: CustomerText,
  /** The e-mail that waits for the confirmation in its mailbox; null: none. */
  EmailChange: v.nullable(CustomerText),
  Salutation: v.picklist([0, 1, 2]),
  Title1: CustomerText,
  Title2: CustomerText,
  FirstName: CustomerText,
  LastName: CustomerText,
  Phone: CustomerText,
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
      ZipCode: v.nullable(PlaceText),
      Threshold: v.nullable(Money),
      CreatedAt: IsoTime,
      IsConfirmed: v.boolean(),
      EndedAt: v.nullable(IsoTime),
    }),
  ),
  Notes: v.array(v.object({ Id, At: IsoTime, Author: StaffText, Text: CustomerText, Kind: NoteKind })),
  Mails: v.array(
    v.object({
      MailId: Reference,
      Kind: CodeText,
      Subject: CustomerText,
      State: CodeText,
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
