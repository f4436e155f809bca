import {
  amountText,
  changedVatText,
  type ChangeMail,
  checkWeighed,
  deliveredMail,
  getDeposit,
  depositRows,
  type Order,
  settleDelivery,
  type Settlement,
} from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { formatMoney, siteById } from '@heizplatz/country';
import { staffCommand, type StaffExecution, type StaffRule } from './staff-command';

type Body = CallRequest<typeof CALLS.staffCorrectWeight>['body'];

/** The dealer writes the invoice, and has to know what staff booked. */
export function weightBookedMail(order: Order, settled: Settlement): ChangeMail {
  const { totalCents, chargedAmount } = settled;
  const vat = changedVatText(order, settled);
  const site = siteById(order.countryId);
  return {
    kind: 'dealer-weight-booked',
    subject: 'Gelieferte Menge gebucht',
    blocks: [
      { kind: 'text', text: 'Unser Kundendienst hat die gelieferte Menge gebucht. Bitte rechnen Sie danach ab.' },
      {
        kind: 'rows',
        rows: [
          { label: 'Geliefert', value: amountText({ ...order, amount: order.deliveredAmount ?? 0 }) },
          { label: 'Berechnet', value: amountText({ ...order, amount: chargedAmount }) },
          { label: 'Gesamtpreis nach Lieferung', value: formatMoney(totalCents / 100, site), isStrong: true },
          ...depositRows(getDeposit(order, chargedAmount), site),
        ],
      },
      ...(vat ? [{ kind: 'note', text: vat } as const] : []),
    ],
  };
}

async function weightAction(
  order: Order,
  body: Body,
  { tx, now }: { tx: Database; now: Date },
): Promise<StaffExecution> {
  const { DeliveredAmount, DeliveredOn } = body;
  const delivery = { deliveredAmount: DeliveredAmount, deliveredOn: DeliveredOn };
  const { settled, changes } = await settleDelivery(tx, order, delivery);
  const isCorrection = order.state === 'delivered';
  const delivered = amountText({ ...order, amount: DeliveredAmount });
  return {
    command: isCorrection ? 'staffCorrectWeight' : 'staffBookWeight',
    note: `${isCorrection ? 'Berichtigt' : 'Geliefert'}: ${delivered}, bestellt: ${amountText(order)}`,
    changes: {
      ...delivery,
      reportedAmount: null,
      weightReportedAt: now,
      ...changes,
      // The consent was given to another weight.
      hasWeightConsent: null,
      weightConsentAt: null,
      proposedWindow: null,
      requestedDate: null,
    },
    mails: {
      customer: async (after, { seller }) => {
        const mail = await deliveredMail(after, { seller, settled });
        return isCorrection
          ? { ...mail, kind: 'order-weight-corrected', subject: 'Gelieferte Menge berichtigt' }
          : mail;
      },
      dealer: (after) => weightBookedMail(after, settled),
    },
  };
}

/**
 * What was weighed, as staff book it; what it costs follows from the same rule as for the dealer (compute-final-invoice.ts).
 * VALIDATION with DATE_INV or AMOUNT_MAX.
 */
export const weightRule = (body: Body, { clock }: CallContext): StaffRule => ({
  isDone: ({ state, deliveredAmount, deliveredOn }) =>
    state === 'delivered' && deliveredAmount === body.DeliveredAmount && deliveredOn === body.DeliveredOn,
  decide: (order, tx) => {
    checkWeighed(body, order, clock());
    return weightAction(order, body, { tx, now: clock() });
  },
});

/** Of releases from before staff reported a weight for the dealer. */
export const staffBookWeight = defineHandler(CALLS.staffBookWeight, ({ body }, context) =>
  staffCommand(body, context, weightRule(body, context)),
);
