import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { Address } from '../fields/address.ts';
import { Complaint } from './complaint.ts';
import { DeliveredWeight, PlannedVat } from './delivered-weight.ts';
import {
  BusinessText,
  CodeText,
  CountryId,
  CustomerText,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  Reference,
  Secret,
} from '../fields/fields.ts';
import { Offer, OfferVariant } from '../fields/offer.ts';
import { SelectedPayment } from './order-process.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** Rule ORDER-01: what an order can be. */
export const OrderState = v.picklist([
  'placed',
  'accepted',
  'declined',
  'expired',
  'scheduled',
  'delivery-failed',
  'delivered',
  'invoiced',
  'paid',
  'cancelled',
  'withdrawn',
]);
export type OrderState = v.InferOutput<typeof OrderState>;

/** Why an order was cancelled (rule ORDER-01): by customer or dealer, placed twice, not deliverable, goodwill. */
export const CancellationKind = v.picklist(['customer', 'dealer', 'duplicate', 'undeliverable', 'goodwill']);

export const OrderAuthor = v.picklist(['customer', 'dealer', 'staff', 'system']);

/** One thing that happened: a new state, or something about the order that changes none (a date proposed, a paper uploaded). */
export const OrderEvent = v.object({
  /**
   * What happened: 'state', 'date-proposed', 'date-answered', 'move-requested', 'weight-reported', 'weight-answered',
   * 'document', 'complaint', 'complaint-answered', 'complaint-replied', 'complaint-closed', 'reminder', 'confirmed'
   * (the mailbox is verified, or support released the order: now the dealer is notified), 'withdrawal-part',
   * 'withdrawal-received' (needs manual review), 'withdrawal-undone' (it was not the customer's; the previous state),
   * 'credit-adjusted', 'credit-captured', 'credit-refunded', 'credit-refused'.
   */
  Kind: CodeText,
  /** The state after it. */
  State: openPicklist(OrderState),
  At: IsoTime,
  Author: openPicklist(OrderAuthor),
  Note: v.nullable(CustomerText),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** One delivery point (an entry of rule WIRE-08); StationAmount in the group's unit. */
export const OrderDeliveryPoint = v.object({ StationNumber: v.number(), StationAmount: v.number(), Address });
export type OrderDeliveryPoint = v.InferOutput<typeof OrderDeliveryPoint>;

/** When the lorry comes; times of day are local, '07:00'. */
export const DeliveryWindow = v.object({ Date: IsoDate, From: CodeText, To: CodeText });
export type DeliveryWindow = v.InferOutput<typeof DeliveryWindow>;

/** A document of the order; Path returns the file to anyone with access to the order. */
export const OrderDocument = v.object({ Id: Reference, Name: CustomerText, ContentType: CodeText, Path: Reference });
export type OrderDocument = v.InferOutput<typeof OrderDocument>;

/** The placed order as its owner sees it; only the server determines the allowed actions. */
export const PlacedOrder = v.object({
  OrderId: Reference,
  OrderNumber: Reference,
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  /** The deadline for the dealer's answer. */
  AnswerDueAt: IsoTime,
  /** Waits until then for the link that was mailed to an unproven mailbox; its dealer has not heard of it. Null: does not. */
  ConfirmUntil: v.optional(v.nullable(IsoTime)),
  EmailAddress: CustomerText,
  IsGuest: v.boolean(),
  Amount: v.number(),
  Offer: OfferVariant,
  DeliveryAddress: Address,
  InvoiceAddress: v.nullable(Address),
  Payment: SelectedPayment,
  /** CH invoice, once the goods were weighed: the QR bill as an SVG document; else null. */
  QrBillSvg: v.nullable(CustomerText),
  /** The same bill as the fields that an e-banking form requires. */
  QrBill: v.optional(
    v.nullable(v.object({ Account: BusinessText, Creditor: BusinessText, Reference: Reference, Amount: Money })),
  ),
  Stations: v.array(OrderDeliveryPoint),
  Timeline: v.array(OrderEvent),
  Dealer: v.object({ Company: BusinessText, Phone: BusinessText, EmailAddress: BusinessText, Address: BusinessText }),
  /** The agreed date, null before it is. */
  Window: v.nullable(DeliveryWindow),
  /** A date that the dealer proposed and the customer has not answered. */
  ProposedWindow: v.nullable(DeliveryWindow),
  /** Null: the day has the order's rate, or there is none. */
  PlannedVat: v.optional(v.nullable(PlannedVat)),
  /** Days of the next weeks on which the dealer delivers; empty where the order cannot be moved (any more). */
  MoveDates: v.optional(v.array(IsoDate), []),
  Delivered: v.nullable(DeliveredWeight),
  Documents: v.array(OrderDocument),
  /** The oldest first; complaints from before they had a state stand in the timeline alone. */
  Complaints: v.optional(v.array(Complaint), []),
  /** A calendar file of the window; null without one. */
  CalendarPath: v.nullable(Reference),
  /** Why the dealer declined, or why it was cancelled. */
  Reason: v.nullable(CustomerText),
  /** After declined or expired: what comes closest now (rule ORDER-02). */
  NextOffers: v.array(Offer),
  May: v.object({
    Move: v.boolean(),
    Cancel: v.boolean(),
    Withdraw: v.boolean(),
    Complain: v.boolean(),
    AnswerDate: v.boolean(),
    AnswerWeight: v.boolean(),
    ChangeAddress: v.optional(v.boolean(), false),
    Reorder: v.boolean(),
  }),
  /** Last day of the withdrawal period; null before delivery (free anyway) and where there is none (CH, business). */
  WithdrawUntil: v.nullable(IsoDate),
  /** The offer list with the same configuration. */
  OrderAgainPath: v.optional(Reference),
  /** Leads to the rating page; null when it cannot be rated (any more). */
  RatingPath: v.optional(v.nullable(Reference)),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

/** The same order as its dealer sees it, by the signed link in its mail. */
export const DealerOrder = v.object({
  OrderId: Reference,
  OrderNumber: Reference,
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  AnswerDueAt: IsoTime,
  DealerName: BusinessText,
  Amount: v.number(),
  Offer: OfferVariant,
  Stations: v.array(OrderDeliveryPoint),
  InvoiceAddress: v.nullable(Address),
  CustomerEmail: CustomerText,
  Payment: SelectedPayment,
  /** The whole IBAN once the order is accepted, else null. */
  Iban: v.nullable(Secret),
  MandateReference: v.nullable(CustomerText),
  AccessLines: v.array(v.object({ Label: CodeText, Value: CustomerText })),
  Timeline: v.array(OrderEvent),
  Window: v.nullable(DeliveryWindow),
  ProposedWindow: v.nullable(DeliveryWindow),
  /** Null: the day has the order's rate, or there is none. */
  PlannedVat: v.optional(v.nullable(PlannedVat)),
  /** The date that the customer requested; null unless it requested another date. */
  RequestedDate: v.nullable(IsoDate),
  Delivered: v.nullable(DeliveredWeight),
  Documents: v.array(OrderDocument),
  Complaints: v.optional(v.array(Complaint), []),
  May: v.object({
    Accept: v.boolean(),
    Decline: v.boolean(),
    ProposeDate: v.boolean(),
    ReportFailure: v.boolean(),
    ReportWeight: v.boolean(),
    Upload: v.boolean(),
    MarkInvoiced: v.boolean(),
    MarkPaid: v.boolean(),
  }),
});
export type DealerOrder = v.InferOutput<typeof DealerOrder>;

/** A picture or paper as a form sends it: PNG, JPEG, WebP or PDF, checked by content on the server; 5 MB at most. */
export const UploadedFile = v.object({
  FileName: personal(
    'customer',
    v.pipe(v.string(), v.trim(), v.minLength(1, 'REQUIRED'), v.maxLength(120, 'TOO_LONG')),
  ),
  ContentBase64: personal(
    'customer',
    v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(7_000_000, 'TOO_LARGE')),
  ),
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

/** Identifies an order and the caller: its owner's session, or the token of a signed link. */
export const OrderKey = v.object({
  OrderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
  Token: v.optional(v.nullable(personal('secret', v.pipe(v.string(), v.maxLength(400)))), null),
});

export const DealerOrderKey = v.object({
  OrderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
  Token: personal('secret', v.pipe(v.string(), v.maxLength(400))),
});

/** Local time of day, '07:00'. */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INV'));
