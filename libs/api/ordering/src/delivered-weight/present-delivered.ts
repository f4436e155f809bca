import type { DeliveredWeight } from '@heizplatz/contract';
import { getDeposit } from '../order-view/deposit-row';
import type { Order } from '../order/order';
import { chargedVatCents } from './charged-total';
import { needsConsent, orderedGoods, computeFinalInvoice } from './compute-final-invoice';
import { countWeight } from './reported-weight';
import { changedVat } from './get-delivery-vat';

function presentVat(order: Order): Pick<DeliveredWeight, 'ChangedVat'> {
  const changed = changedVat(order);
  const vatCents = chargedVatCents(order);
  if (!changed || vatCents === null) return {};
  const { rate: Rate, former: FormerRate } = changed;
  return { ChangedVat: { Rate, FormerRate, Amount: vatCents / 100, IsNetAgreed: !order.isConsumer } };
}

/** What was reported and waits: the order's amount and price, and what a yes would make of them. */
function presentReported(order: Order, reportedAmount: number, reportedAt: Date): DeliveredWeight {
  const [ordered, reported] = [countWeight(order, order.amount).settled, countWeight(order, reportedAmount).settled];
  return {
    OrderedAmount: order.amount,
    DeliveredAmount: reportedAmount,
    UnitPrice: ordered.unitCents / 100,
    Goods: ordered.goodsCents / 100,
    TotalPrice: ordered.totalCents / 100,
    Deposit: getDeposit(order, order.amount),
    IsToConfirm: true,
    NeedsConsent: true,
    TotalWithConsent: reported.totalCents / 100,
    Consent: order.hasWeightConsent,
    ReportedAt: reportedAt.toISOString(),
  };
}

/** What was weighed and what it costs; null before it was reported. */
export function presentDelivered(order: Order): DeliveredWeight | null {
  const { amount, deliveredAmount, settledUnitCents, settledCents, weightReportedAt, hasWeightConsent } = order;
  if (order.reportedAmount !== null && weightReportedAt)
    return presentReported(order, order.reportedAmount, weightReportedAt);
  if (deliveredAmount === null || settledUnitCents === null || settledCents === null || !weightReportedAt) return null;
  const settled = computeFinalInvoice(orderedGoods(order), deliveredAmount, hasWeightConsent);
  return {
    OrderedAmount: amount,
    DeliveredAmount: deliveredAmount,
    UnitPrice: settledUnitCents / 100,
    Goods: settled.goodsCents / 100,
    TotalPrice: settledCents / 100,
    ...presentVat(order),
    ...(order.withdrawnCents && { Withdrawn: order.withdrawnCents / 100 }),
    Deposit: getDeposit(order, settled.chargedAmount),
    IsToConfirm: false,
    NeedsConsent: needsConsent(order),
    TotalWithConsent: needsConsent(order)
      ? computeFinalInvoice(orderedGoods(order), deliveredAmount, true).totalCents / 100
      : null,
    Consent: hasWeightConsent,
    ReportedAt: weightReportedAt.toISOString(),
  };
}
