import type { Offer, OrderDocument, PlacedOrder, PlannedVat } from '@heizplatz/contract';
import type { ComplaintRow } from '../complaints/complaint-repository';
import { presentComplaints } from '../complaints/present-complaints';
import type { DocumentRow } from '../order-documents/document-repository';
import type { Order } from '../order/order';
import { customerActions } from '../commands/allowed-actions';
import { orderPapers } from '../order-documents/order-documents';
import type { OrderState } from '../order/order-state';
import { calendarPath, documentPath } from '../order-links/order-paths';
import { payableBill } from '../qr-bill/payable-bill';
import type { OrderEventRow } from '../order/order-repository';
import { presentDelivered } from '../delivered-weight/present-delivered';
import { presentTimeline } from './present-timeline';
import type { QrBill } from '../qr-bill/qr-bill';
import { qrBillSvg } from '../qr-bill/qr-bill-svg';
import type { Seller } from '../order/seller-repository';
import { awaitsConfirmation } from '../order/unconfirmed-order';
import { withdrawUntil } from '../deadlines/withdraw-until';

/** A delivery that failed once and was made up for needs no reason any more. */
const REASONED_STATES: readonly OrderState[] = ['declined', 'cancelled', 'delivery-failed'];

export interface OrderParts {
  readonly seller: Seller;
  readonly events: readonly OrderEventRow[];
  readonly documents: readonly DocumentRow[];
  readonly complaints: readonly ComplaintRow[];
  readonly nextOffers: Offer[];
  readonly moveDates: readonly string[];
  readonly plannedVat: PlannedVat | null;
  /** The caller's own; null for the session's owner. */
  readonly token: string | null;
  readonly now: Date;
}

function presentDocuments(order: Order, { seller, documents, token }: OrderParts): OrderDocument[] {
  const path = (id: string) => documentPath(order.id, id, token);
  return [
    ...documents.map(({ id, name, contentType }) => ({ Id: id, Name: name, ContentType: contentType, Path: path(id) })),
    ...orderPapers(order, seller).map(({ id, name }) => ({
      Id: id,
      Name: name,
      ContentType: 'application/pdf',
      Path: path(id),
    })),
  ];
}

const presentSeller = ({ company, phone, email, street, zipCode, city }: Seller): PlacedOrder['Dealer'] => ({
  Company: company,
  Phone: phone,
  EmailAddress: email,
  Address: `${street}, ${zipCode} ${city}`,
});

const presentBill = ({ creditor, reference, amount }: QrBill): PlacedOrder['QrBill'] => ({
  Account: creditor.account,
  Creditor: creditor.name,
  Reference: reference,
  Amount: amount,
});

/** A placed order for its owner. */
export function presentOrder(order: Order, parts: OrderParts): PlacedOrder {
  const { state, deliveryWindow } = order;
  const bill = payableBill(order);
  return {
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    ProductGroupId: order.productGroupId,
    State: state,
    PlacedAt: order.placedAt.toISOString(),
    AnswerDueAt: order.answerDueAt.toISOString(),
    ConfirmUntil: awaitsConfirmation(order) ? (order.confirmUntil?.toISOString() ?? null) : null,
    EmailAddress: order.email,
    IsGuest: order.isGuest,
    Amount: order.amount,
    Offer: order.offer,
    DeliveryAddress: order.deliveryAddresses[0].Address,
    InvoiceAddress: order.invoiceAddress,
    Payment: order.payment,
    QrBillSvg: bill && qrBillSvg(bill),
    QrBill: bill && presentBill(bill),
    Stations: order.deliveryAddresses,
    Timeline: presentTimeline(parts.events, order.countryId),
    Dealer: presentSeller(parts.seller),
    Window: deliveryWindow,
    ProposedWindow: order.proposedWindow,
    PlannedVat: parts.plannedVat,
    MoveDates: [...parts.moveDates],
    Delivered: presentDelivered(order),
    Documents: presentDocuments(order, parts),
    Complaints: presentComplaints(parts.complaints, order, { reader: 'customer', now: parts.now }),
    CalendarPath: deliveryWindow && state === 'scheduled' ? calendarPath(order.id, parts.token) : null,
    Reason: REASONED_STATES.includes(state) ? order.reason : null,
    NextOffers: parts.nextOffers,
    May: customerActions(order, parts.now),
    WithdrawUntil: withdrawUntil(order),
  };
}
