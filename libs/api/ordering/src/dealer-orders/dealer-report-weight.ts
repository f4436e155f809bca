import { type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { amountText } from '../order-view/order-metrics';
import { changedVatText, getDeliveryVat, settleDelivery } from '../delivered-weight/get-delivery-vat';
import { needsConfirmation } from '../delivered-weight/reported-weight';
import { checkWeighed, type Weighed } from './check-weighed';
import { dealerCommand, type DealerDecision, type DealerExecution, type DealerOutcome } from './dealer-command';
import { deliveredMail } from './delivered-mail';
import { weightHeldMail, weightQuestionMail } from './weight-question-mail';

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

/** Stored beside the order: the customer is asked, and staff see it in their list. */
async function heldWeightAction(
  { DeliveredAmount: reportedAmount, DeliveredOn: deliveredOn }: Weighed,
  order: Order,
  { tx, now }: { tx: Database; now: Date },
): Promise<DealerExecution> {
  const reported = amountText({ ...order, amount: reportedAmount });
  return {
    command: 'dealerReportWeight',
    note: `Gemeldet: ${reported}, bestellt: ${amountText(order)}. Die Menge wird noch bestätigt`,
    changes: {
      ...{ reportedAmount, deliveredOn, weightReportedAt: now },
      settledVatBasisPoints: await getDeliveryVat(tx, order, deliveredOn),
      ...{ proposedWindow: null, requestedDate: null },
    },
    mails: {
      customer: (after, { seller }) => weightQuestionMail(after, seller, reportedAmount),
      dealer: (after) => weightHeldMail(after, reportedAmount),
    },
  };
}

/** VALIDATION with DATE_INV (future, before the order) or AMOUNT_MAX (more than twice the order). */
export function decideWeighing(weighed: Weighed, { order, tx, context }: DealerDecision): DealerOutcome {
  const { DeliveredAmount, DeliveredOn } = weighed;
  const isDone = order.state === 'delivered' && (order.reportedAmount ?? order.deliveredAmount) === DeliveredAmount;
  if (isDone && order.deliveredOn === DeliveredOn) return null;
  checkWeighed(weighed, order, context.clock());
  const act = needsConfirmation(order, DeliveredAmount) ? heldWeightAction : weightAction;
  return act(weighed, order, { tx, now: context.clock() });
}

/** Delivered, and what it costs by the weight (compute-final-invoice.ts); far less than ordered waits for a second word. */
export const dealerReportWeight = defineHandler(CALLS.dealerReportWeight, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideWeighing(body, decision)),
);
