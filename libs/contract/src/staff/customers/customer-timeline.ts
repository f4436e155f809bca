import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CodeText, CustomerText, IsoTime, Reference, StaffText, WholeNumberText } from '../../fields/fields.ts';
import { staffListQuery, staffListResponse } from '../../fields/staff-list.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { SUPPORT } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

export const TIMELINE_KINDS = ['order', 'mail', 'call', 'note'] as const;
export const TimelineKind = v.picklist(TIMELINE_KINDS);
export type TimelineKind = v.InferOutput<typeof TimelineKind>;

export const TimelineEntry = v.object({
  /** Unique in the timeline. */
  Id: Reference,
  Kind: openPicklist(TimelineKind),
  At: IsoTime,
  /** Of an order its event's note, of a mail its subject; of notes and calls what was written. May be empty. */
  Text: CustomerText,
  /** Who wrote or did it: a name, or customer, dealer, staff, system of an order's event. Empty: nobody in particular. */
  Author: StaffText,
  /** Of the order that it belongs to. */
  OrderNumber: v.nullable(Reference),
  /** Of an order's event: what happened, and the state after it. */
  Event: v.nullable(v.object({ Kind: CodeText, State: openPicklist(OrderState) })),
  /** Of a mail: queued, sent, kept, failed. */
  MailState: v.nullable(CodeText),
});
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>;

/** Orders, mails, calls and notes of a customer, the newest first. 404 for staff and dealers. */
export const staffCustomerTimeline = defineCall({
  id: 'staffCustomerTimeline',
  summary: 'What happened with a customer: orders, mails, calls and notes',
  method: 'GET',
  path: '/api/support/kunden/:customerId/verlauf',
  params: v.object({ customerId: WholeNumberText }),
  query: v.object({ ...staffListQuery, kind: v.optional(v.union([v.literal(''), TimelineKind]), '') }),
  response: staffListResponse(TimelineEntry),
  access: SUPPORT,
  csrf: false,
});
