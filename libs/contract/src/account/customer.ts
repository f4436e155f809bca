import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { Address, hasPhoneOfType, InvoiceAddressFields } from '../fields/address.ts';
import { CUSTOMERS } from '../access.ts';
import { defineCall } from '../call.ts';
import { OrderSummary } from './customer-orders.ts';
import { FuelStorage } from './customer-stores.ts';
import {
  CodeText,
  ContentText,
  CurrentPassword,
  CustomerText,
  Id,
  IsoDate,
  Money,
  PlaceText,
  Reference,
  ZipCode,
  shortText,
} from '../fields/fields.ts';
import { nameText, optionalNameText } from '../fields/name-text.ts';

export const EmailChangeState = v.object({
  Pending: v.boolean(),
  Applied: v.boolean(),
  NewEmailAddress: v.nullable(CustomerText),
});

export const CustomerData = v.object({
  CustomerId: Id,
  EmailAddress: CustomerText,
  Salutation: v.picklist([0, 1, 2]),
  Title1: CustomerText,
  Title2: CustomerText,
  FirstName: CustomerText,
  LastName: CustomerText,
  Phone: CustomerText,
  NewsletterWanted: v.boolean(),
  EmailChange: EmailChangeState,
  CustomerSince: IsoDate,
});
export type CustomerData = v.InferOutput<typeof CustomerData>;

export const customerData = defineCall({
  id: 'customerData',
  summary: "The caller's own master data",
  method: 'GET',
  path: '/api/account/stammdaten',
  response: CustomerData,
  access: CUSTOMERS,
  csrf: false,
});

export const saveCustomerData = defineCall({
  id: 'saveCustomerData',
  summary: "Changes the caller's own master data",
  method: 'POST',
  path: '/api/account/stammdaten/speichern',
  body: v.object({
    Salutation: v.optional(v.picklist([0, 1, 2]), 0),
    Title1: v.optional(personal('customer', optionalNameText(40)), ''),
    Title2: v.optional(personal('customer', optionalNameText(40)), ''),
    FirstName: personal('customer', nameText(80)),
    LastName: personal('customer', nameText(80)),
    Phone: v.optional(personal('customer', shortText(40)), ''),
    NewsletterWanted: v.optional(v.boolean(), false),
  }),
  response: CustomerData,
  access: CUSTOMERS,
  csrf: true,
});

/** AddressType 1 delivery, 0 invoice. IsDefault: the one that new orders begin with, one a type. */
export const CustomerAddress = v.object({
  Id,
  AddressType: v.picklist([0, 1]),
  IsDefault: v.boolean(),
  Address,
});
export type CustomerAddress = v.InferOutput<typeof CustomerAddress>;

export const customerAddresses = defineCall({
  id: 'customerAddresses',
  summary: "All of the caller's addresses",
  method: 'GET',
  path: '/api/jwt/adressen',
  response: v.object({ Items: v.array(CustomerAddress) }),
  access: CUSTOMERS,
  csrf: false,
});

/** Rule WIRE-10. */
export const ChangeState = v.picklist(['Unchanged', 'Added', 'Modified', 'Deleted']);
export type ChangeState = v.InferOutput<typeof ChangeState>;

/**
 * All or nothing; Unchanged items are ignored. Another customer's Id is NOT_FOUND. Old orders retain the address with
 * which they were placed.
 */
export const saveCustomerAddresses = defineCall({
  id: 'saveCustomerAddresses',
  summary: "Adds, changes and deletes several of the caller's addresses",
  method: 'POST',
  path: '/api/jwt/adressen/aenderungen',
  body: v.object({
    Items: v.pipe(
      v.array(
        v.pipe(
          v.object({
            State: ChangeState,
            /** Null for Added. */
            Id: v.nullable(Id),
            AddressType: v.picklist([0, 1]),
            IsDefault: v.optional(v.boolean(), false),
            /** Null for Deleted and Unchanged. */
            Address: v.nullable(InvoiceAddressFields),
          }),
          v.forward(v.partialCheck([['AddressType'], ['Address']], hasPhoneOfType, 'REQUIRED'), ['Address']),
        ),
      ),
      v.maxLength(60, 'TOO_MANY'),
    ),
  }),
  response: v.object({ Items: v.array(CustomerAddress) }),
  access: CUSTOMERS,
  csrf: true,
});

export const customerStart = defineCall({
  id: 'customerStart',
  summary: "What the customer's home page shows",
  method: 'GET',
  path: '/api/kunde/start',
  response: v.object({
    FirstName: CustomerText,
    LastName: CustomerText,
    OpenOrders: v.array(OrderSummary),
    Stores: v.array(FuelStorage),
    /** The cheapest pellets for the home postcode today; null without a home or offers. */
    LastPrice: v.nullable(v.object({ ZipCode, Place: PlaceText, UnitPrice: Money, Unit: CodeText, Path: Reference })),
    Notifications: v.number(),
  }),
  access: CUSTOMERS,
  csrf: false,
});

/** Refused during impersonation. A file for the customer: everything that we store about them, as JSON. */
export const exportOwnData = defineCall({
  id: 'exportOwnData',
  summary: "All of the caller's own data",
  method: 'GET',
  path: '/api/account/eigene-daten',
  response: personal('customer', v.record(v.string(), v.unknown())),
  access: CUSTOMERS,
  csrf: false,
});

/** What must be retained of a deleted account: where, until when and why. */
export const RetainedEntry = v.object({
  What: ContentText,
  Where: v.optional(ContentText, ''),
  Until: IsoDate,
  Why: ContentText,
});

/** Refused while impersonating, and while orders are open (CONFLICT with their numbers in context). */
export const deleteAccount = defineCall({
  id: 'deleteAccount',
  summary: 'Deletes the account; names what law makes us keep',
  method: 'POST',
  path: '/api/account/loeschen',
  body: v.object({ Password: CurrentPassword }),
  response: v.object({ success: v.boolean(), Kept: v.array(RetainedEntry) }),
  access: CUSTOMERS,
  csrf: true,
});
