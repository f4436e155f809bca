import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import type { Order } from '../orders/order';
import { amountText } from '../orders/order-figures';
import { orderedGoods, settleWeight } from '../orders/settle-weight';
import { checkWeighed, type Weighed } from './check-weighed';
import { actAsDealer, type DealerAct } from './dealer-act';
import { deliveredMail } from './delivered-mail';

function weightAct({ DeliveredAmount, DeliveredOn }: Weighed, order: Order, now: Date): DealerAct {
  const settled = settleWeight(orderedGoods(order), DeliveredAmount, null);
  const delivered = amountText({ ...order, amount: DeliveredAmount });
  return {
    changes: [
      {
        kind: 'weight-reported',
        toState: 'delivered',
        note: `Geliefert: ${delivered}, bestellt: ${amountText(order)}`,
        changes: {
          deliveredAmount: DeliveredAmount,
          deliveredOn: DeliveredOn,
          weightReportedAt: now,
          settledUnitCents: settled.unitCents,
          settledCents: settled.totalCents,
          proposedWindow: null,
          requestedDate: null,
        },
      },
    ],
    mail: (after, seller) => deliveredMail(after, { seller, settled }),
  };
}

/**
 * Delivered, and what it costs by the weight (settle-weight.ts). VALIDATION with DATE_INV (future, before the order) or
 * AMOUNT_MAX (more than twice the order).
 */
export const answerDealerReportWeight = defineHandler(CALLS.dealerReportWeight, ({ body }, context) =>
  actAsDealer(body, context, (order) => {
    const isDone = order.state === 'delivered' && order.deliveredAmount === body.DeliveredAmount;
    if (isDone && order.deliveredOn === body.DeliveredOn) return null;
    checkWeighed(body, order, context.clock());
    return weightAct(body, order, context.clock());
  }),
);
