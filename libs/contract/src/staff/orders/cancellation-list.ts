import { CANCELLATION_ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall, type Schema } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  CustomerText,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  Reference,
  StaffText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import { CancellationKind } from '../../orders/placed-order.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { CANCELLATION_CAUSE_LABELS, CANCELLATION_KIND_LABELS } from '../labels.ts';

const staff = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;

/** Rule WIRE-09: a string response is parsed as JSON. */
export const orJsonText = <const Result extends Schema>(response: Result) =>
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
  name: StaffText,
  comment: CustomerText,
  at: IsoTime,
});
export type CancellationComment = v.InferOutput<typeof CancellationComment>;

/** One cancelled order as staff sees it (rule ORDER-06). */
export const CancellationRow = v.object({
  orderId: Reference,
  OrderNumber: Reference,
  CountryId,
  PlacedAt: IsoTime,
  CancelledAt: IsoTime,
  /** The customer's account, to be sent with an answer to it. */
  userId: Id,
  CustomerName: CustomerText,
  Place: PlaceText,
  DealerId: Id,
  DealerName: BusinessText,
  /** '6.000 kg'. */
  AmountText: GoodsText,
  ProductName: GoodsText,
  /** In the country's currency, as ordered; the pallets' deposit stands beside it. */
  TotalPrice: Money,
  Deposit: v.optional(Money, 0),
  Kind: CancellationKind,
  CausedBy: openPicklist(v.picklist(['customer', 'dealer'])),
  Reason: v.nullable(CustomerText),
  isBooked: v.boolean(),
  /** Null: booking mode not specified. */
  bookedAs: v.nullable(BookingMode),
  /** Never true on the wire: a client marks what it has changed and not saved. */
  isDirty: v.boolean(),
  feedback: v.object({ status: v.picklist([0, 1]), reason: CustomerText, comment: CustomerText }),
  /** Oldest first. */
  comments: v.array(CancellationComment),
  /** The last word to one of them is not staff's. */
  WaitsForAnswer: v.object({ customer: v.boolean(), dealer: v.boolean() }),
  /** 'none': Switzerland, businesses. 'before-delivery': free until the goods come. 'until': to WithdrawUntil. */
  Withdrawal: openPicklist(v.picklist(['none', 'before-delivery', 'until'])),
  WithdrawUntil: v.nullable(IsoDate),
  /** Since the cancellation until it was booked, or until today. */
  DaysOpen: v.number(),
  Owner: v.nullable(v.object({ Id, Name: StaffText })),
  /** To whom an answer can be sent. */
  May: v.optional(v.object({ AnswerCustomer: v.boolean(), AnswerDealer: v.boolean() }), {
    AnswerCustomer: true,
    AnswerDealer: true,
  }),
  /** Raised by each change of booking, kind and owner. */
  Version: v.pipe(v.number(), v.integer()),
});
export type CancellationRow = v.InferOutput<typeof CancellationRow>;

/** Amounts stand beside their currency: EUR and CHF are never added. */
export const CANCELLATION_LIST = {
  label: 'Stornos',
  fileName: 'stornierungen',
  columns: {
    number: { label: 'Bestellung', kind: 'text', field: 'OrderNumber' },
    customer: { label: 'Kunde', kind: 'text', field: 'CustomerName', isPersonal: true },
    place: { label: 'Ort', kind: 'text', field: 'Place' },
    date: { label: 'Storniert', kind: 'time', field: 'CancelledAt', sort: 'CancelledAt' },
    daysOpen: { label: 'Tage offen', kind: 'number', field: 'DaysOpen' },
    dealer: { label: 'Händler', kind: 'text', field: 'DealerName' },
    amount: { label: 'Menge', kind: 'text', field: 'AmountText' },
    total: { label: 'Gesamt', kind: 'money', field: 'TotalPrice' },
    deposit: { label: 'Pfand, zusätzlich', kind: 'money', field: 'Deposit' },
    currency: { label: 'Währung', kind: 'text' },
    booked: { label: 'Gebucht', kind: 'boolean', field: 'isBooked' },
    bookedAs: { label: 'Gebucht als', kind: 'text' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: CANCELLATION_KIND_LABELS },
    causedBy: { label: 'Verursacht durch', kind: 'code', field: 'CausedBy', labels: CANCELLATION_CAUSE_LABELS },
    feedback: { label: 'Rückmeldung', kind: 'text' },
    reason: { label: 'Grund', kind: 'text' },
    customerComments: { label: 'Kommentare Kunde', kind: 'number' },
    dealerComments: { label: 'Kommentare Händler', kind: 'number' },
    withdrawal: { label: 'Widerruf bis', kind: 'text' },
    owner: { label: 'Zuständig', kind: 'text', isPersonal: true },
    placed: { label: 'Bestellt am', kind: 'time', field: 'PlacedAt' },
  },
  defaultSort: '-CancelledAt',
  searchHint: 'Nummer, Name, Händler',
  filters: {
    state: { label: 'Stand', labels: { open: 'Offen', booked: 'Gebucht' }, all: 'Alle' },
    kind: { label: 'Art', labels: CANCELLATION_KIND_LABELS, all: 'Alle' },
    country: { label: 'Land', kind: 'country', all: 'Alle Länder' },
    unanswered: { label: 'Kommentare', labels: { '1': 'Unbeantwortet' }, all: 'Alle' },
    mine: { label: 'Zuständig', labels: { '1': 'Von mir übernommen' }, all: 'Alle' },
    dealer: { label: 'Händler', all: 'Alle' },
  },
} as const satisfies ListDeclaration<CancellationRow>;

const filters = {
  /** 'open': not booked. */
  state: v.optional(v.picklist(['', 'open', 'booked']), ''),
  kind: v.optional(v.union([v.literal(''), CancellationKind]), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
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
