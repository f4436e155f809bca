import * as v from 'valibot';
import { Address } from '../../fields/address.ts';
import { Complaint } from '../../orders/complaint.ts';
import { CalculationConfiguration } from '../../fields/configuration.ts';
import {
  BusinessText,
  CodeText,
  CountryId,
  CustomerText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  Reference,
  StaffText,
} from '../../fields/fields.ts';
import { OfferVariant } from '../../fields/offer.ts';
import { DeliveredWeight } from '../../orders/delivered-weight.ts';
import { SelectedPayment } from '../../orders/order-process.ts';
import {
  CancellationKind,
  DealerOrder,
  DeliveryWindow,
  OrderDocument,
  OrderEvent,
  OrderState,
  OrderDeliveryPoint,
} from '../../orders/placed-order.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** One mail about an order as the outbox has it. */
export const StaffOrderMail = v.object({
  Id: Reference,
  /** 'order-received', 'dealer-order' … */
  Kind: CodeText,
  Recipient: CustomerText,
  Subject: CustomerText,
  State: openPicklist(v.picklist(['queued', 'sent', 'kept', 'failed'])),
  CreatedAt: IsoTime,
  /** Why the last attempt failed. */
  Error: v.nullable(CustomerText),
  /** When and why a mail server returned it; null: it did not. */
  BouncedAt: v.optional(v.nullable(IsoTime), null),
  BounceReason: v.optional(v.nullable(CustomerText), null),
});

export const StaffOrderNote = v.object({ Id, At: IsoTime, Author: StaffText, Text: CustomerText });

/** A line of the price breakdown: what was requested, and what it added, gross. */
export const StaffPriceLine = v.object({
  Label: CodeText,
  Value: CustomerText,
  /** Null: informational, has no price of its own. */
  Amount: v.nullable(Money),
});

export const StaffOrderEvent = v.object({
  ...OrderEvent.entries,
  /** The state before it; null: the order came into being. */
  From: v.nullable(openPicklist(OrderState)),
  /** The person of our staff, or the dealer's company; null: the customer, the system, or not known any more. */
  AuthorName: v.optional(v.nullable(StaffText), null),
  /** Who of our staff entered it for the dealer ('' when not known any more), and who had phoned; null: the author did. */
  EnteredBy: v.optional(v.nullable(v.object({ Name: StaffText, Caller: CustomerText }))),
});

/** The placed order as staff see it, in every country; only the server determines the allowed actions. */
export const StaffOrder = v.object({
  /** Sent back with each change to the order. */
  Version: v.number(),
  OrderId: Reference,
  OrderNumber: Reference,
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  AnswerDueAt: IsoTime,
  /** Waits until then for its mailbox to be proven; null: does not. */
  ConfirmUntil: v.optional(v.nullable(IsoTime)),
  /** Who took it on the phone; null: the customer placed it. */
  TakenBy: v.nullable(StaffText),
  CustomerId: Id,
  EmailAddress: CustomerText,
  IsGuest: v.boolean(),
  IsConsumer: v.boolean(),
  Amount: v.number(),
  Offer: OfferVariant,
  Configuration: v.object({
    ...CalculationConfiguration.entries,
    ProductGroupId: openPicklist(ProductGroupId),
  }),
  /** What the price was made of, out of the configuration and offer that were stored with the order. */
  PriceLines: v.array(StaffPriceLine),
  Stations: v.array(OrderDeliveryPoint),
  InvoiceAddress: v.nullable(Address),
  AccessLines: v.array(v.object({ Label: CodeText, Value: CustomerText })),
  Payment: SelectedPayment,
  MandateReference: v.nullable(CustomerText),
  Dealer: v.object({
    Id,
    Company: BusinessText,
    Phone: BusinessText,
    EmailAddress: BusinessText,
    Address: BusinessText,
  }),
  Window: v.nullable(DeliveryWindow),
  ProposedWindow: v.nullable(DeliveryWindow),
  RequestedDate: v.nullable(IsoDate),
  Delivered: v.nullable(DeliveredWeight),
  DeliveredOn: v.nullable(IsoDate),
  /** As the dealer's invoice names itself; null: not entered. */
  Invoice: v.optional(v.nullable(v.object({ Number: Reference, TotalPrice: Money }))),
  Documents: v.array(OrderDocument),
  Complaints: v.optional(v.array(Complaint), []),
  Timeline: v.array(StaffOrderEvent),
  Mails: v.array(StaffOrderMail),
  Notes: v.array(StaffOrderNote),
  /** Why the dealer declined, or why it was cancelled. */
  Reason: v.nullable(CustomerText),
  /** Null unless it was cancelled. */
  Cancellation: v.nullable(
    v.object({
      Kind: openPicklist(CancellationKind),
      OpenedAt: v.nullable(IsoTime),
      IsBooked: v.boolean(),
      WithdrawalDeadline: v.nullable(IsoDate),
    }),
  ),
  WithdrawUntil: v.nullable(IsoDate),
  /** By the order's state and the caller's roles. */
  May: v.object({
    CorrectAddress: v.boolean(),
    CorrectInvoiceAddress: v.boolean(),
    BookWeight: v.boolean(),
    ChangeDealer: v.boolean(),
    Cancel: v.boolean(),
    Note: v.boolean(),
    ResendMail: v.boolean(),
    Release: v.optional(v.boolean()),
    CorrectWeight: v.optional(v.boolean()),
    ConfirmWeight: v.optional(v.boolean()),
    /** What may be entered for the dealer. */
    ForDealer: v.optional(DealerOrder.entries.May),
  }),
});
export type StaffOrder = v.InferOutput<typeof StaffOrder>;
