import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE, IDENTIFIED } from '../access.ts';
import { defineCall } from '../call.ts';
import { CodeText, CustomerText, IsoTime, Reference, requiredText, shortText } from '../fields/fields.ts';
import { DealerOrderKey } from './placed-order.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** Rule ORDER-06: the customer's own side. */
export const CustomerCancellation = v.object({
  OrderId: Reference,
  OrderNumber: Reference,
  IsBooked: v.boolean(),
  /** How it was booked, as text; null before. */
  BookedAs: v.nullable(CodeText),
  Reason: v.nullable(CustomerText),
  Feedback: v.object({ status: v.picklist([0, 1]), reason: CustomerText, comment: CustomerText }),
  Comments: v.array(
    v.object({ Author: openPicklist(v.picklist(['customer', 'staff'])), Text: CustomerText, At: IsoTime }),
  ),
});
export type CustomerCancellation = v.InferOutput<typeof CustomerCancellation>;

/** null: the order was not cancelled, or is somebody else's. */
export const customerCancellation = defineCall({
  id: 'customerCancellation',
  summary: "The customer's side of a cancellation",
  method: 'GET',
  path: '/api/kunde/stornierung/:orderId',
  params: v.object({ orderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))) }),
  response: CustomerCancellation,
  access: IDENTIFIED,
  csrf: false,
  onNotFound: null,
});

const OrderIdText = impersonal('reference', v.pipe(v.string(), v.maxLength(64)));

/** Posted only when status is 1 (rule WIRE-09). */
export const commentCancellation = defineCall({
  id: 'commentCancellation',
  summary: 'The customer writes about a cancellation',
  method: 'POST',
  path: '/api/kunde/stornierung/kommentar',
  body: v.object({ OrderId: OrderIdText, Comment: personal('customer', requiredText(2000)) }),
  response: v.object({ status: v.number() }),
  access: IDENTIFIED,
  csrf: true,
});

export const saveCancellationFeedback = defineCall({
  id: 'saveCancellationFeedback',
  summary: 'The customer says why it cancelled; sets the feedback status to 1',
  method: 'POST',
  path: '/api/kunde/stornierung/feedback',
  body: v.object({
    OrderId: OrderIdText,
    reason: personal('customer', requiredText(80)),
    comment: v.optional(personal('customer', shortText(2000)), ''),
  }),
  response: v.object({ status: v.number() }),
  access: IDENTIFIED,
  csrf: true,
});

/** By the signed link of the dealer's mail. null: the order was not cancelled, or the link is forged or too old. */
export const dealerCancellation = defineCall({
  id: 'dealerCancellation',
  summary: "The dealer's side of a cancellation",
  method: 'GET',
  path: '/api/haendler/stornierung/:orderId',
  params: v.object({ orderId: OrderIdText }),
  query: v.object({ token: v.optional(personal('secret', v.pipe(v.string(), v.maxLength(400))), '') }),
  response: v.object({
    Reason: v.nullable(CustomerText),
    Comments: v.array(
      v.object({ Author: openPicklist(v.picklist(['dealer', 'staff'])), Text: CustomerText, At: IsoTime }),
    ),
  }),
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: false,
  onNotFound: null,
});

/** Posted only when status is 1 (rule WIRE-09). */
export const dealerCommentCancellation = defineCall({
  id: 'dealerCommentCancellation',
  summary: 'The dealer writes about a cancellation',
  method: 'POST',
  path: '/api/haendler/stornierung/kommentar',
  body: v.object({ ...DealerOrderKey.entries, Comment: personal('customer', requiredText(2000)) }),
  response: v.object({ status: v.number() }),
  access: ANYONE,
  csrf: true,
});
