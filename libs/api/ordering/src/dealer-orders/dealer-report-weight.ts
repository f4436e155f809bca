import { type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { amountText } from '../order-view/order-metrics';
import { changedVatText, settleDelivery } from '../delivered-weight/get-delivery-vat';
import { checkWeighed, type Weighed } from './check-weighed';
import { dealerCommand, type DealerDecision, type DealerExecution, type DealerOutcome } from './dealer-command';
import { deliveredMail } from './delivered-mail';

/** The dealer entered the weight, but not the rate: it writes the invoice by this one. */
const dealerVatMail = (text: string): ChangeMail => ({
  kind: 'dealer-vat-changed',
  subject: 'Anderer Steuersatz am Tag der Lieferung',
  blocks: [{ kind: 'note', text }],
});

async function weightAction(
  body: Weighed,
  order: Order,
  { tx, now }: { tx: Database; now: Date },
): Promise<DealerExecution> {
  const { DeliveredAmount: deliveredAmount, DeliveredOn: deliveredOn } = body;
  const { settled, changes } = await settleDelivery(tx, order, { deliveredAmount, deliveredOn });
  const vat = changedVatText({ ...order, ...changes }, settled);
  const delivered = amountText({ ...order, amount: deliveredAmount });
  return {
    command: 'dealerReportWeight',
    note: [`Geliefert: ${delivered}, bestellt: ${amountText(order)}`, vat].filter(Boolean).join('. '),
    changes: {
      ...{ deliveredAmount, deliveredOn, weightReportedAt: now },
      ...changes,
      ...{ proposedWindow: null, requestedDate: null },
    },
    mails: {
      customer: (after, { seller }) => deliveredMail(after, { seller, settled }),
      dealer: () => (vat ? dealerVatMail(vat) : null),
    },
  };
}

/** VALIDATION with DATE_INV (future, before the order) or AMOUNT_MAX (more than twice the order). */
export function decideWeighing(weighed: Weighed, { order, tx, context }: DealerDecision): DealerOutcome {
  const isDone = order.state === 'delivered' && order.deliveredAmount === weighed.DeliveredAmount;
  if (isDone && order.deliveredOn === weighed.DeliveredOn) return null;
  checkWeighed(weighed, order, context.clock());
  return weightAction(weighed, order, { tx, now: context.clock() });
}

/** Delivered, and what it costs by the weight (compute-final-invoice.ts). */
export const dealerReportWeight = defineHandler(CALLS.dealerReportWeight, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideWeighing(body, decision)),
);
