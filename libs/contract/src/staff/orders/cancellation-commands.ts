import { CANCELLATION_ROLES, impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { Id, requiredText, shortText } from '../../fields/fields.ts';
import { CancellationKind } from '../../orders/placed-order.ts';
import { BookingMode, CancellationRow, CommentKind, orJsonText } from './cancellation-list.ts';

const staff = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;
const OrderIdText = impersonal('reference', v.pipe(v.string(), v.maxLength(64)));
const Version = v.pipe(v.number(), v.integer());

/**
 * All dirty rows together: all of them or none. VERSION_CONFLICT when somebody else changed one meanwhile, with the rows as
 * they are now in `context.Rows`.
 */
export const saveCancellationList = defineCall({
  id: 'saveCancellationList',
  summary: 'Saves booking state and mode of cancellations',
  method: 'POST',
  path: '/api/ordercancellationlist/saveOrderCancellationList',
  body: v.object({
    Rows: v.pipe(
      v.array(
        v.pipe(
          v.object({ orderId: OrderIdText, isBooked: v.boolean(), bookedAs: v.nullable(BookingMode), Version }),
          v.check(({ isBooked, bookedAs }) => !isBooked || bookedAs !== null, 'BOOKED_AS_REQ'),
        ),
      ),
      v.minLength(1, 'REQUIRED'),
      v.maxLength(100, 'TOO_LONG'),
    ),
  }),
  response: orJsonText(v.object({ status: v.number(), Rows: v.array(CancellationRow) })),
  access: staff,
  csrf: true,
  onNotFound: false,
});

/**
 * A mail to the customer or the dealer, stored with the case. Posted only when status is 1 (rule WIRE-09). userId
 * and comment are sufficient for a customer with one cancelled order (else VALIDATION, REQUIRED).
 */
export const saveCancellationComment = defineCall({
  id: 'saveCancellationComment',
  summary: 'Answers the customer or the dealer of a cancellation',
  method: 'POST',
  path: '/api/ordercancellationlist/saveOrderCancellationComment',
  body: v.object({
    orderId: v.optional(v.nullable(OrderIdText), null),
    /** The customer's account as in the list: a comment for another customer is CONFLICT. Dealers have none: null. */
    userId: v.nullable(Id),
    kind: v.optional(CommentKind, 'customer'),
    comment: personal('customer', requiredText(2000)),
  }),
  response: orJsonText(v.object({ status: v.number() })),
  access: staff,
  csrf: true,
  onNotFound: false,
});

/** Takes back the caller's own last answer in a conversation. CONFLICT once its mail has left; NOT_FOUND without an answer. */
export const undoCancellationAnswer = defineCall({
  id: 'undoCancellationAnswer',
  summary: 'Takes back an answer whose mail has not left yet',
  method: 'POST',
  path: '/api/support/stornierungen/antwort/zuruecknehmen',
  body: v.object({ orderId: OrderIdText, kind: CommentKind }),
  response: v.object({ status: v.number() }),
  access: staff,
  csrf: true,
});

/** The reason as staff learnt it; the same options that customers choose from. Sets the feedback's status to 1. */
export const saveStaffCancellationFeedback = defineCall({
  id: 'saveStaffCancellationFeedback',
  summary: 'Saves why an order was cancelled',
  method: 'POST',
  path: '/api/ordercancellationlist/saveOrderCancellationFeedback',
  body: v.object({
    orderId: OrderIdText,
    feedback: v.object({
      reason: personal('customer', requiredText(80)),
      comment: v.optional(personal('customer', shortText(2000)), ''),
    }),
  }),
  response: orJsonText(v.object({ status: v.number() })),
  access: staff,
  csrf: true,
  onNotFound: false,
});

/** VERSION_CONFLICT with the row as it is now in `context.Current`. */
export const saveCancellationCase = defineCall({
  id: 'saveCancellationCase',
  summary: 'Whose case a cancellation is, and of which kind',
  method: 'POST',
  path: '/api/support/stornierungen/fall',
  body: v.object({
    orderId: OrderIdText,
    Kind: CancellationKind,
    /** Assigned to the caller, or to nobody; absent: whose it is stays. */
    IsMine: v.optional(v.boolean()),
    Version,
  }),
  response: CancellationRow,
  access: staff,
  csrf: true,
});
