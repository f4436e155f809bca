import type { PlacedOrder } from '@heizplatz/contract';
import type { Order } from './order';
import { qrBillSvg } from './qr-bill-svg';

/** A placed order for its owner. */
export const presentOrder = (order: Order): PlacedOrder => ({
  OrderId: order.id,
  OrderNumber: order.number,
  CountryId: order.countryId,
  ProductGroupId: order.productGroupId,
  State: order.state,
  PlacedAt: order.placedAt.toISOString(),
  AnswerDueAt: order.answerDueAt.toISOString(),
  EmailAddress: order.email,
  IsGuest: order.isGuest,
  Amount: order.amount,
  Offer: order.offer,
  DeliveryAddress: order.deliveryAddresses[0].Address,
  InvoiceAddress: order.invoiceAddress,
  Payment: order.payment,
  QrBillSvg: order.qrBill && qrBillSvg(order.qrBill),
  Stations: order.deliveryAddresses,
  Timeline: [],
  Dealer: { Company: order.offer.DealerCompany, Phone: '', EmailAddress: '', Address: '' },
  Window: null,
  ProposedWindow: null,
  Delivered: null,
  Documents: [],
  CalendarPath: null,
  Reason: null,
  NextOffers: [],
  May: {
    Move: false,
    Cancel: false,
    Withdraw: false,
    Complain: false,
    AnswerDate: false,
    AnswerWeight: false,
    Reorder: false,
  },
  WithdrawUntil: null,
});
