import {
  AccessConditions,
  Address,
  CalculationConfiguration,
  CancellationKind,
  CountryId,
  DeliveryWindow,
  OfferVariant,
  ProductGroupId,
  SelectedPayment,
} from '@heizplatz/contract';
import * as v from 'valibot';
import { getOrderCharacteristics } from '../order-view/order-characteristics';
import { DeliveryPoint } from '../order-placement/order-draft';
import { ORDER_STATES } from './order-state';
import { QrBill } from '../qr-bill/qr-bill';
import type { orders } from './schema';

export type OrderRow = typeof orders.$inferSelect;

/** A placed order as it is read; what was encrypted stays in the row. */
const Order = v.object({
  id: v.string(),
  number: v.string(),
  countryId: CountryId,
  productGroupId: ProductGroupId,
  userId: v.number(),
  email: v.string(),
  isGuest: v.boolean(),
  dealerId: v.number(),
  amount: v.number(),
  totalCents: v.number(),
  configuration: CalculationConfiguration,
  offer: OfferVariant,
  accessConditions: AccessConditions,
  deliveryAddresses: v.tupleWithRest([DeliveryPoint], DeliveryPoint),
  invoiceAddress: v.nullable(Address),
  payment: SelectedPayment,
  mandateReference: v.nullable(v.string()),
  qrBill: v.nullable(QrBill),
  state: v.picklist(ORDER_STATES),
  placedAt: v.date(),
  answerDueAt: v.date(),
  confirmUntil: v.nullable(v.date()),
  isConsumer: v.boolean(),
  stepFactors: v.nullable(v.array(v.number())),
  deliveryWindow: v.nullable(DeliveryWindow),
  proposedWindow: v.nullable(DeliveryWindow),
  requestedDate: v.nullable(v.string()),
  deliveredAmount: v.nullable(v.number()),
  reportedAmount: v.nullable(v.number()),
  deliveredOn: v.nullable(v.string()),
  weightReportedAt: v.nullable(v.date()),
  settledUnitCents: v.nullable(v.number()),
  settledCents: v.nullable(v.number()),
  withdrawnCents: v.nullable(v.number()),
  settledVatBasisPoints: v.nullable(v.number()),
  hasWeightConsent: v.nullable(v.boolean()),
  cancellationKind: v.nullable(CancellationKind),
  reason: v.nullable(v.string()),
  invoicedAt: v.nullable(v.date()),
  invoiceNumber: v.nullable(v.string()),
  invoiceCents: v.nullable(v.number()),
  paidAt: v.nullable(v.date()),
  withdrawnAt: v.nullable(v.date()),
  takenByName: v.nullable(v.string()),
  version: v.number(),
  customerLinkVersion: v.number(),
  dealerLinkVersion: v.number(),
});
export type Order = v.InferOutput<typeof Order>;

/** Throws when what was stored does not fit the contract any more. */
export function getOrder(row: Partial<OrderRow>): Order {
  const order = v.parse(Order, row);
  if (order.offer.Characteristics.length > 0) return order;
  return {
    ...order,
    offer: { ...order.offer, Characteristics: getOrderCharacteristics(order.configuration, order.offer) },
  };
}
