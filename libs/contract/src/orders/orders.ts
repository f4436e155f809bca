import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { AddressFields } from '../fields/address.ts';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { EmailAddress, IsoDate, IsoTime, ProductGroupId, requiredText, shortText } from '../fields/fields.ts';
import { OrderKey, PlacedOrder } from './placed-order.ts';
import { optionalNameText } from '../fields/name-text.ts';

const done = v.object({ success: v.boolean() });

/** Granted by the session that placed it, or by the signed link's `token`. Somebody else's is 404. */
export const placedOrder = defineCall({
  id: 'placedOrder',
  summary: 'A placed order for its owner',
  method: 'GET',
  path: '/api/order-process/order/:orderId',
  params: v.object({ orderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))) }),
  query: v.object({ token: v.optional(personal('secret', v.pipe(v.string(), v.maxLength(400)))) }),
  response: PlacedOrder,
  access: ANYONE,
  reveals: 'own',
  csrf: false,
  onNotFound: null,
});

/** CONFLICT when the order's state does not allow it any more. */
export const requestOrderMove = defineCall({
  id: 'requestOrderMove',
  summary: 'The customer asks the dealer for another delivery date',
  method: 'POST',
  path: '/api/orders/move',
  body: v.object({
    ...OrderKey.entries,
    DesiredDate: IsoDate,
    Note: v.optional(personal('customer', shortText(500)), ''),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});

export const answerProposedDate = defineCall({
  id: 'answerProposedDate',
  summary: "The customer takes or refuses the dealer's proposed date",
  method: 'POST',
  path: '/api/orders/answer-date',
  body: v.object({ ...OrderKey.entries, IsAccepted: v.boolean() }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** Recorded with time and author; without a yes nothing above the ordered amount is charged. */
export const answerDeliveredWeight = defineCall({
  id: 'answerDeliveredWeight',
  summary: 'The customer says yes or no to more than 10 % above the ordered weight',
  method: 'POST',
  path: '/api/orders/answer-weight',
  body: v.object({ ...OrderKey.entries, IsAccepted: v.boolean() }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** A delivery point's address within its postcode, phone and access notes. */
export const changeOrderAddress = defineCall({
  id: 'changeOrderAddress',
  summary: 'The customer changes where and how the goods arrive, until the delivery is planned',
  method: 'POST',
  path: '/api/orders/address',
  body: v.object({
    ...OrderKey.entries,
    StationNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    Address: AddressFields,
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  summary: 'The customer cancels before delivery',
  method: 'POST',
  path: '/api/orders/cancel',
  body: v.object({ ...OrderKey.entries, Reason: v.optional(personal('customer', shortText(500)), '') }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** A new order process with the old one's addresses, access check and payment, as far as they still fit; leads to the summary. */
export const reorder = defineCall({
  id: 'reorder',
  summary: 'Orders again in one click, the same offer or one of the next',
  method: 'POST',
  path: '/api/orders/reorder',
  /** Without an offer: the ordered one, at today's price. */
  body: v.object({ ...OrderKey.entries, OfferId: v.optional(impersonal('goods', requiredText(80))) }),
  response: v.object({ ProductGroupId }),
  access: ANYONE,
  csrf: true,
});

/**
 * §356a BGB, second step: 'Widerruf bestätigen'. No login, no reason, incomplete is accepted; the mail with content,
 * date and time is sent at once. An order that was opened by session or signed link is withdrawn at once; one
 * identified by number, e-mail, name and postcode waits for the mailed link or staff. The response does not reveal
 * whether one was found. Not in CH: 404.
 */
export const submitWithdrawal = defineCall({
  id: 'submitWithdrawal',
  summary: 'Declares the withdrawal from a contract',
  method: 'POST',
  path: '/api/withdrawals',
  body: v.object({
    /** Empty: not specified; a declaration is not refused for it. */
    Name: v.optional(personal('customer', optionalNameText(160)), ''),
    EmailAddress,
    /** Order number, or another description of the contract. */
    Contract: personal('customer', shortText(300)),
    /** Delivery postcode: without a login it distinguishes the customer from a person who guessed a number. */
    ZipCode: v.optional(impersonal('place', shortText(20)), ''),
    /** The part that is meant; empty: the whole order. */
    Part: v.optional(personal('customer', shortText(500)), ''),
    /** From the order's own page. */
    OrderId: v.optional(v.nullable(impersonal('reference', v.pipe(v.string(), v.maxLength(64)))), null),
    Token: v.optional(v.nullable(personal('secret', v.pipe(v.string(), v.maxLength(400)))), null),
  }),
  response: v.object({ ReceivedAt: IsoTime }),
  access: ANYONE,
  csrf: true,
});
