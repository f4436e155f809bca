import { CANCELLATION_ROLES, ORDER_READER_ROLES, impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { AddressFields } from '../../fields/address.ts';
import { defineCall } from '../../call.ts';
import { CountryId, EmailAddress, Id, IsoDate, Money, requiredText } from '../../fields/fields.ts';
import { Offer } from '../../fields/offer.ts';
import { CancellationKind } from '../../orders/placed-order.ts';
import { SUPPORT } from '../../staff-access.ts';
import { StaffOrder } from './staff-order.ts';
import { nameText } from '../../fields/name-text.ts';

const READ = { kind: 'roles', anyOf: ORDER_READER_ROLES } as const;

const OrderId = impersonal('reference', v.pipe(v.string(), v.maxLength(64)));
/** Version is the one that the form was made of: VERSION_CONFLICT when the order is another by now. */
const edited = { OrderId, Version: v.pipe(v.number(), v.integer()) };

/** By its id or its number. */
export const staffOrder = defineCall({
  id: 'staffOrder',
  summary: 'A placed order for staff',
  method: 'GET',
  path: '/api/support/orders/:orderId',
  params: v.object({ orderId: OrderId }),
  response: StaffOrder,
  access: READ,
  csrf: false,
  onNotFound: null,
});

/** A document of an order, uploaded or rendered on request. */
export const staffOrderFile = defineCall({
  id: 'staffOrderFile',
  summary: 'A paper of an order for staff',
  method: 'GET',
  path: '/api/support/orders/:orderId/documents/:documentId',
  params: v.object({ orderId: OrderId, documentId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))) }),
  response: v.unknown(),
  fileResponse: true,
  access: READ,
  csrf: false,
});

/** Before delivery; an invoice address until the invoice is written. The postcode of a delivery stays: the price hangs on it. */
export const staffCorrectAddress = defineCall({
  id: 'staffCorrectAddress',
  summary: 'Staff corrects an address of an order',
  method: 'POST',
  path: '/api/support/orders/address',
  body: v.object({
    ...edited,
    /** Null: the invoice's. */
    StationNumber: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
    Address: AddressFields,
    Reason: personal('customer', requiredText(300)),
  }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

const weighed = v.object({
  ...edited,
  /** In the group's unit. */
  DeliveredAmount: v.pipe(
    v.number('AMOUNT_REQ'),
    v.integer('AMOUNT_INT'),
    v.minValue(1, 'AMOUNT_MIN'),
    v.maxValue(100_000, 'AMOUNT_MAX'),
  ),
  DeliveredOn: IsoDate,
  Reason: personal('customer', requiredText(300)),
});

/** Delivered, or weighed otherwise than booked; the same rule as for the dealer's report (±10 %). */
export const staffBookWeight = defineCall({
  id: 'staffBookWeight',
  summary: 'Staff books what was weighed',
  method: 'POST',
  path: '/api/support/orders/weight',
  body: weighed,
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
  replacedBy: 'staffReportWeightForDealer',
});

/** Weighed otherwise than reported, before the invoice is written; the same rule as for the dealer's report (±10 %). */
export const staffCorrectWeight = defineCall({
  id: 'staffCorrectWeight',
  summary: 'Staff corrects what was weighed',
  method: 'POST',
  path: '/api/support/orders/weight-correction',
  body: weighed,
  response: StaffOrder,
  access: { kind: 'roles', anyOf: CANCELLATION_ROLES },
  csrf: true,
});

/** Support's word on a reported weight that waits: it counts, or else the order's amount does. CONFLICT where none waits. */
export const staffConfirmWeight = defineCall({
  id: 'staffConfirmWeight',
  summary: 'Staff confirms or refuses a reported weight',
  method: 'POST',
  path: '/api/support/orders/weight-confirmation',
  body: v.object({ ...edited, IsConfirmed: v.boolean(), Reason: personal('customer', requiredText(300)) }),
  response: StaffOrder,
  access: { kind: 'roles', anyOf: CANCELLATION_ROLES },
  csrf: true,
});

/** What comes closest now from other dealers with the order's way to pay; empty when the dealer can't be changed (any more). */
export const staffNextOffers = defineCall({
  id: 'staffNextOffers',
  summary: 'Offers that an order could go to instead',
  method: 'GET',
  path: '/api/support/orders/:orderId/next-offers',
  params: v.object({ orderId: OrderId }),
  response: v.array(Offer),
  access: READ,
  csrf: false,
  onNotFound: null,
});

/**
 * Only before the dealer has answered, and with the customer's consent to the new dealer and its price. OFFER_GONE,
 * PRICE_CHANGED with the new TotalPrice.
 */
export const staffChangeDealer = defineCall({
  id: 'staffChangeDealer',
  summary: 'Staff gives an order to another dealer',
  method: 'POST',
  path: '/api/support/orders/dealer',
  body: v.object({
    ...edited,
    OfferId: impersonal('goods', requiredText(80)),
    /** As it was read to the customer. */
    TotalPrice: Money,
    CustomerAgreed: v.literal(true, 'REQUIRED'),
    Reason: personal('customer', requiredText(300)),
  }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

export const staffCancelOrder = defineCall({
  id: 'staffCancelOrder',
  summary: 'Staff cancels an order before delivery',
  method: 'POST',
  path: '/api/support/orders/cancel',
  body: v.object({ ...edited, Kind: CancellationKind, Reason: personal('customer', requiredText(500)) }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

/**
 * Invalidates every link that was mailed before: the customer's to this order, its dealer's to it, or the dealer's to
 * all orders. The recipient gets a new one by mail (a dealer one for each open order).
 */
export const staffCloseLinks = defineCall({
  id: 'staffCloseLinks',
  summary: 'Staff closes the links to an order that got into wrong hands',
  method: 'POST',
  path: '/api/support/orders/links',
  body: v.object({
    OrderId,
    Whose: v.picklist(['customer', 'dealer', 'dealer-all'], 'REQUIRED'),
    Reason: personal('customer', requiredText(300)),
  }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

/** An order that waits for its mailbox to be proven goes to its dealer without that. */
export const staffReleaseOrder = defineCall({
  id: 'staffReleaseOrder',
  summary: 'Staff lets an unconfirmed order go to its dealer',
  method: 'POST',
  path: '/api/support/orders/release',
  body: v.object({ ...edited, Reason: personal('customer', requiredText(300)) }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

export const staffNoteOrder = defineCall({
  id: 'staffNoteOrder',
  summary: 'A note on an order that only staff read',
  method: 'POST',
  path: '/api/support/orders/note',
  body: v.object({ OrderId, Text: personal('customer', requiredText(2000)) }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

/** The same mail to the same mailbox; within a minute once. */
export const staffResendMail = defineCall({
  id: 'staffResendMail',
  summary: 'Sends a mail of an order again',
  method: 'POST',
  path: '/api/support/orders/resend-mail',
  body: v.object({ OrderId, MailId: v.pipe(v.string(), v.uuid()) }),
  response: StaffOrder,
  access: SUPPORT,
  csrf: true,
});

/**
 * On the site of its country, or of the one that was called. Without a password: the mail explains what was created for whom, and its link sets one. CONFLICT with
 * context.UserId when there is an account with that e-mail.
 */
export const staffCreateCustomer = defineCall({
  id: 'staffCreateCustomer',
  summary: 'An account for somebody who orders by phone',
  method: 'POST',
  path: '/api/support/phone-orders/customer',
  body: v.object({
    EmailAddress,
    Salutation: v.optional(v.picklist([0, 1, 2]), 0),
    FirstName: personal('customer', nameText(80)),
    LastName: personal('customer', nameText(80)),
    Phone: v.pipe(requiredText(40), v.regex(/^\+?[\d\s()/.-]{6,}$/, 'PHONE_INV')),
    CountryId: v.optional(CountryId),
  }),
  response: v.object({ UserId: Id }),
  access: SUPPORT,
  csrf: true,
});
