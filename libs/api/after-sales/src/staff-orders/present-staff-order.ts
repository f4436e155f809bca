import {
  accessRows,
  awaitsConfirmation,
  type ComplaintRow,
  dealerActions,
  type DocumentRow,
  NO_DEALER_ACTIONS,
  type Order,
  type OrderEventRow,
  orderPapers,
  presentComplaints,
  presentDelivered,
  presentTimeline,
  type Seller,
  type StaffAction,
  staffActions,
  withdrawUntil,
} from '@heizplatz/api-ordering';
import {
  type Call,
  CALLS,
  CancellationKind,
  mayCall,
  OrderState,
  type OrderDocument,
  type StaffOrder,
} from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import * as v from 'valibot';
import type { EventNames } from './author-names';
import type { CaseRow } from '../cancellations/case-repository';
import { priceLines } from './price-lines';
import { staffDocumentPath } from './staff-document-path';
import type { NoteRow, OrderMailRow } from './staff-orders-repository';

export interface StaffOrderParts {
  readonly seller: Seller;
  readonly events: readonly OrderEventRow[];
  /** Of each event. */
  readonly authors: readonly EventNames[];
  readonly documents: readonly DocumentRow[];
  readonly complaints: readonly ComplaintRow[];
  readonly mails: readonly OrderMailRow[];
  readonly notes: readonly NoteRow[];
  readonly cancellation: CaseRow | undefined;
  readonly user: User | null;
  readonly now: Date;
}

const presentSeller = ({ id, company, phone, email, street, zipCode, city }: Seller): StaffOrder['Dealer'] => ({
  Id: id,
  Company: company,
  Phone: phone,
  EmailAddress: email,
  Address: `${street}, ${zipCode} ${city}`,
});

function presentDocuments(order: Order, { seller, documents }: StaffOrderParts): OrderDocument[] {
  const pdf = 'application/pdf';
  const papers = orderPapers(order, seller).map(({ id, name }) => ({ id, name, contentType: pdf }));
  return [...documents, ...papers].map(({ id, name, contentType }) => ({
    Id: id,
    Name: name,
    ContentType: contentType,
    Path: staffDocumentPath(order.id, id),
  }));
}

function getPresentTimeline({ events, authors }: StaffOrderParts, { countryId }: Order): StaffOrder['Timeline'] {
  const from = events.map(({ fromState }) => v.parse(v.nullable(OrderState), fromState));
  return presentTimeline(events, countryId).map((event, index) => ({
    ...event,
    From: from[index] ?? null,
    AuthorName: authors[index]?.author ?? null,
    EnteredBy: getEnteredBy(events[index], authors[index]),
  }));
}

function getEnteredBy(
  event: OrderEventRow | undefined,
  names: EventNames | undefined,
): StaffOrder['Timeline'][number]['EnteredBy'] {
  if (!event || event.enteredById === null) return null;
  return { Name: names?.enteredBy ?? '', Caller: event.caller ?? '' };
}

/** The call of each action of staff, whose access says who is offered it. */
const ACTION_CALLS: Readonly<Record<StaffAction, Call>> = {
  CorrectAddress: CALLS.staffCorrectAddress,
  CorrectInvoiceAddress: CALLS.staffCorrectAddress,
  BookWeight: CALLS.staffBookWeight,
  CorrectWeight: CALLS.staffCorrectWeight,
  ConfirmWeight: CALLS.staffConfirmWeight,
  ChangeDealer: CALLS.staffChangeDealer,
  Cancel: CALLS.staffCancelOrder,
  Note: CALLS.staffNoteOrder,
  ResendMail: CALLS.staffResendMail,
  Release: CALLS.staffReleaseOrder,
};

const presentInvoice = ({ invoiceNumber, invoiceCents }: Order): StaffOrder['Invoice'] =>
  invoiceNumber === null || invoiceCents === null ? null : { Number: invoiceNumber, TotalPrice: invoiceCents / 100 };

const presentMail = ({ id, kind, recipient, subject, state, createdAt, lastError, ...mail }: OrderMailRow) => ({
  Id: id,
  Kind: kind,
  Recipient: recipient,
  Subject: subject,
  State: state,
  CreatedAt: createdAt.toISOString(),
  Error: state === 'sent' || state === 'kept' ? null : lastError,
  BouncedAt: mail.bouncedAt?.toISOString() ?? null,
  BounceReason: mail.bounceReason,
});

function presentCancellation(
  { state, cancellationKind }: Order,
  opened: CaseRow | undefined,
): StaffOrder['Cancellation'] {
  if (state !== 'cancelled' && !opened) return null;
  return {
    Kind: v.parse(CancellationKind, cancellationKind ?? 'customer'),
    OpenedAt: opened?.openedAt.toISOString() ?? null,
    IsBooked: opened?.isBooked ?? false,
    WithdrawalDeadline: opened?.deadline ?? null,
  };
}

/** A placed order for staff; read-only staff are offered no command. */
export function presentStaffOrder(order: Order, parts: StaffOrderParts): StaffOrder {
  const { user, now, seller } = parts;
  const mayExecute = (action: StaffAction): boolean => mayCall(user, ACTION_CALLS[action]);
  return {
    Version: order.version,
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    ProductGroupId: order.productGroupId,
    State: order.state,
    PlacedAt: order.placedAt.toISOString(),
    AnswerDueAt: order.answerDueAt.toISOString(),
    ConfirmUntil: awaitsConfirmation(order) ? (order.confirmUntil?.toISOString() ?? null) : null,
    TakenBy: order.takenByName,
    CustomerId: order.userId,
    EmailAddress: order.email,
    IsGuest: order.isGuest,
    IsConsumer: order.isConsumer,
    Amount: order.amount,
    Offer: order.offer,
    Configuration: order.configuration,
    PriceLines: priceLines(order),
    Stations: order.deliveryAddresses,
    InvoiceAddress: order.invoiceAddress,
    AccessLines: accessRows(order).map(({ label, value }) => ({ Label: label, Value: value })),
    Payment: order.payment,
    MandateReference: order.mandateReference,
    Dealer: presentSeller(seller),
    Window: order.deliveryWindow,
    ProposedWindow: order.proposedWindow,
    RequestedDate: order.requestedDate,
    Delivered: presentDelivered(order),
    DeliveredOn: order.deliveredOn,
    Invoice: presentInvoice(order),
    Documents: presentDocuments(order, parts),
    Complaints: presentComplaints(parts.complaints, order, { reader: 'staff', now }),
    Timeline: getPresentTimeline(parts, order),
    Mails: parts.mails.map(presentMail),
    Notes: parts.notes.map(({ id, at, authorName, text }) => ({
      Id: id,
      At: at.toISOString(),
      Author: authorName,
      Text: text,
    })),
    Reason: order.reason,
    Cancellation: presentCancellation(order, parts.cancellation),
    WithdrawUntil: withdrawUntil(order),
    May: {
      ...staffActions(order, now, mayExecute),
      ForDealer: mayCall(user, CALLS.staffAcceptForDealer) ? dealerActions(order, now) : NO_DEALER_ACTIONS,
    },
  };
}
