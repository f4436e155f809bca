import { CANCELLATION_ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall, type Schema } from '../../call.ts';
import { CountryId, Id, IsoDate, IsoTime, Money, requiredText, shortText } from '../../fields/fields.ts';
import { CancellationKind } from '../../orders/placed-order.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const staff = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;

/** Specification section 7: a string response is parsed as JSON. */
const orJsonText = <const Result extends Schema>(response: Result) =>
  v.union([response, v.pipe(v.string(), v.parseJson(), response)]);

export const BOOKING_MODES = ['free', 'fee', 'goodwill', 'dealer', 'duplicate'] as const;
/** How the cost of a cancellation is booked. */
export const BookingMode = v.picklist(BOOKING_MODES);

/** With whom a comment was exchanged: customer and dealer are spoken to apart. */
export const CommentKind = v.picklist(['customer', 'dealer']);

export const CancellationComment = v.object({
  /** Who wrote it; null for dealers without a login, and once the account is gone. */
  fkUserId: v.nullable(Id),
  kind: openPicklist(CommentKind),
  author: openPicklist(v.picklist(['customer', 'dealer', 'staff'])),
  /** Of the author, for people. */
  name: v.string(),
  comment: v.string(),
  at: IsoTime,
});
export type CancellationComment = v.InferOutput<typeof CancellationComment>;

/** One cancelled order as staff sees it (specification section 3, product.md section 7). */
export const CancellationRow = v.object({
  orderId: v.string(),
  OrderNumber: v.string(),
  CountryId,
  PlacedAt: IsoTime,
  CancelledAt: IsoTime,
  /** The customer's account, to be sent with an answer to it. */
  userId: Id,
  CustomerName: v.string(),
  Place: v.string(),
  DealerId: Id,
  DealerName: v.string(),
  /** '6.000 kg'. */
  AmountText: v.string(),
  ProductName: v.string(),
  /** In the country's currency, as ordered; the pallets' deposit stands beside it. */
  TotalPrice: Money,
  Deposit: v.optional(Money, 0),
  Kind: CancellationKind,
  CausedBy: openPicklist(v.picklist(['customer', 'dealer'])),
  Reason: v.nullable(v.string()),
  isBooked: v.boolean(),
  /** Null: booking mode not specified. */
  bookedAs: v.nullable(BookingMode),
  /** Never true on the wire: a client marks what it has changed and not saved. */
  isDirty: v.boolean(),
  feedback: v.object({ status: v.picklist([0, 1]), reason: v.string(), comment: v.string() }),
  /** Oldest first. */
  comments: v.array(CancellationComment),
  /** The last word to one of them is not staff's. */
  WaitsForAnswer: v.object({ customer: v.boolean(), dealer: v.boolean() }),
  /** 'none': Switzerland, businesses. 'before-delivery': free until the goods come. 'until': to WithdrawUntil. */
  Withdrawal: openPicklist(v.picklist(['none', 'before-delivery', 'until'])),
  WithdrawUntil: v.nullable(IsoDate),
  /** Since the cancellation until it was booked, or until today. */
  DaysOpen: v.number(),
  Owner: v.nullable(v.object({ Id, Name: v.string() })),
  /** To whom an answer can be sent. */
  May: v.optional(v.object({ AnswerCustomer: v.boolean(), AnswerDealer: v.boolean() }), {
    AnswerCustomer: true,
    AnswerDealer: true,
  }),
  /** Raised by each change of booking, kind and owner. */
  Version: v.pipe(v.number(), v.integer()),
});
export type CancellationRow = v.InferOutput<typeof CancellationRow>;

const filters = {
  /** 'open': not booked. */
  state: v.optional(v.picklist(['', 'open', 'booked']), ''),
  kind: v.optional(v.union([v.literal(''), CancellationKind]), ''),
  country: v.optional(v.picklist(['', '1', '2', '3']), ''),
  /** A dealer's id. */
  dealer: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'NOT_A_NUMBER')), ''),
  /** '1': only those whose customer or dealer waits for an answer. */
  unanswered: v.optional(v.picklist(['', '1']), ''),
  /** '1': only those that the caller has taken. */
  mine: v.optional(v.picklist(['', '1']), ''),
};

export const cancellationList = defineCall({
  id: 'cancellationList',
  summary: 'Cancelled orders with booking, feedback and comments',
  method: 'POST',
  path: '/api/ordercancellationlist/getOrderCancellationList',
  body: v.object({ ...staffListQuery, ...filters }),
  response: orJsonText(
    v.object({
      ...staffListResponse(CancellationRow).entries,
      /** Of all cancellations, regardless of the filter. */
      Waiting: v.object({ Open: v.number(), Unanswered: v.number() }),
    }),
  ),
  access: staff,
  csrf: false,
  onNotFound: false,
});

export const exportCancellations = defineCall({
  id: 'exportCancellations',
  summary: 'The same list as a file',
  method: 'GET',
  path: '/api/support/stornierungen/export',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: staff,
  csrf: false,
});

const OrderIdText = v.pipe(v.string(), v.maxLength(64));
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
 * A mail to the customer or the dealer, stored with the case. Posted only when status is 1 (specification section 5).
 * The specification's payload, userId and comment, is sufficient for a customer with one cancelled order (else
 * VALIDATION, REQUIRED).
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
    comment: requiredText(2000),
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
    feedback: v.object({ reason: requiredText(80), comment: v.optional(shortText(2000), '') }),
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
