import type { DealerOrder, PlannedVat } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import type { ComplaintRow } from '../complaints/complaint-repository';
import { presentComplaints } from '../complaints/present-complaints';
import type { DocumentRow } from '../order-documents/document-repository';
import type { Order } from '../order/order';
import { dealerActions } from '../commands/allowed-actions';
import { accessRows } from '../order-view/access-rows';
import { dealerDocumentPath } from '../order-links/order-paths';
import type { OrderEventRow } from '../order/order-repository';
import { presentDelivered } from '../delivered-weight/present-delivered';
import { getDealerEvents, presentTimeline } from '../order-view/present-timeline';
import { dealerPayment } from '../order-view/payment-rows';
import type { Seller } from '../order/seller-repository';

export interface DealerOrderParts {
  readonly seller: Seller;
  readonly events: readonly OrderEventRow[];
  readonly documents: readonly DocumentRow[];
  readonly complaints: readonly ComplaintRow[];
  readonly plannedVat: PlannedVat | null;
  /** Whole; null before the order is accepted and without a debit. */
  readonly iban: string | null;
  /** The dealer's. */
  readonly token: string;
  readonly now: Date;
}

function presentAccess(order: Order): DealerOrder['AccessLines'] {
  const spelled = (text: string) => toSiteSpelling(order.countryId, text);
  return accessRows(order).map(({ label, value }) => ({ Label: spelled(label), Value: spelled(value) }));
}

/** An order for its dealer. */
export function presentDealerOrder(order: Order, parts: DealerOrderParts): DealerOrder {
  return {
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    ProductGroupId: order.productGroupId,
    State: order.state,
    PlacedAt: order.placedAt.toISOString(),
    AnswerDueAt: order.answerDueAt.toISOString(),
    DealerName: parts.seller.name,
    Amount: order.amount,
    Offer: order.offer,
    Stations: order.deliveryAddresses,
    InvoiceAddress: order.invoiceAddress,
    CustomerEmail: order.email,
    Payment: dealerPayment(order),
    Iban: parts.iban,
    MandateReference: order.mandateReference,
    AccessLines: presentAccess(order),
    Timeline: presentTimeline(getDealerEvents(parts.events), order.countryId),
    Window: order.deliveryWindow,
    ProposedWindow: order.proposedWindow,
    PlannedVat: parts.plannedVat,
    RequestedDate: order.requestedDate,
    Delivered: presentDelivered(order),
    Documents: parts.documents.map(({ id, name, contentType }) => ({
      Id: id,
      Name: name,
      ContentType: contentType,
      Path: dealerDocumentPath(order.id, id, parts.token),
    })),
    Complaints: presentComplaints(parts.complaints, order, { reader: 'dealer', now: parts.now }),
    May: dealerActions(order, parts.now),
  };
}
