import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { formatMoney, siteById } from '@heizplatz/country';
import { isAllowed } from '../commands/allowed-actions';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { getDeposit, depositRows } from '../order-view/deposit-row';
import type { Order } from '../order/order';
import { amountText } from '../order-view/order-metrics';
import { qrBillAttachments } from '../qr-bill/qr-bill-attachment';
import { orderConflict } from '../commands/record-change';
import { orderedGoods, computeFinalInvoice, type Settlement } from '../delivered-weight/compute-final-invoice';
import { answerReportedWeight } from './answer-reported-weight';

interface Result {
  readonly isAccepted: boolean;
  readonly deliveredAmount: number;
  readonly settled: Settlement;
  readonly at: Date;
}

function weightAction(order: Order, { isAccepted, deliveredAmount, settled, at }: Result): CustomerExecution {
  const site = siteById(order.countryId);
  const total = formatMoney(settled.totalCents / 100, site);
  const amounts = {
    ordered: amountText(order),
    delivered: amountText({ ...order, amount: deliveredAmount }),
    charged: amountText({ ...order, amount: settled.chargedAmount }),
  };
  const verdict = isAccepted ? 'zugestimmt' : 'nicht zugestimmt';
  const metrics = {
    kind: 'rows',
    rows: [
      { label: 'Bestellt', value: amounts.ordered },
      { label: 'Geliefert', value: amounts.delivered },
      { label: 'Berechnet', value: amounts.charged },
      { label: 'Gesamtpreis nach Lieferung', value: total, isStrong: true },
      ...depositRows(getDeposit(order, settled.chargedAmount), site),
    ],
  } as const;
  return {
    command: 'answerDeliveredWeight',
    note: `Der Mehrmenge ${verdict}: ${amounts.delivered} statt ${amounts.ordered}, berechnet werden ${amounts.charged}`,
    changes: {
      hasWeightConsent: isAccepted,
      weightConsentAt: at,
      settledUnitCents: settled.unitCents,
      settledCents: settled.totalCents,
    },
    mails: {
      customer: async (changed) => ({
        kind: 'order-weight-answered',
        subject: `Sie haben der Mehrmenge ${verdict}`,
        blocks: [
          {
            kind: 'text',
            text: isAccepted
              ? 'Wir haben Ihre Zustimmung festgehalten. Berechnet wird, was geliefert wurde.'
              : 'Wir haben Ihre Antwort festgehalten. Mehr als die bestellte Menge wird nicht berechnet.',
          },
          metrics,
        ],
        attachments: await qrBillAttachments(changed),
      }),
      dealer: () => ({
        kind: 'dealer-weight-answered',
        subject: `Der Kunde hat der Mehrmenge ${verdict}`,
        blocks: [
          {
            kind: 'text',
            text: isAccepted
              ? 'Die Zustimmung ist mit Datum und Uhrzeit festgehalten. Sie dürfen die gelieferte Menge berechnen.'
              : 'Bitte berechnen Sie nicht mehr als die bestellte Menge.',
          },
          metrics,
        ],
      }),
    },
  };
}

/**
 * The customer's answer to more than 10 % above or below the order, recorded with time and author and irrevocable. Consent
 * must be the customer's own: FORBIDDEN during impersonation. CONFLICT when none is requested.
 */
export const answerDeliveredWeight = defineHandler(CALLS.answerDeliveredWeight, ({ body }, context) =>
  customerCommand(body, context, (_, order) => {
    if (context.user?.isImpersonatedS) throw problem('FORBIDDEN', { detail: 'Zustimmen kann nur der Kunde selbst.' });
    const { deliveredAmount, reportedAmount, hasWeightConsent } = order;
    if (hasWeightConsent === body.IsAccepted) return null;
    if (!isAllowed('answerDeliveredWeight', order, context.clock())) throw orderConflict(order.state);
    if (reportedAmount !== null)
      return answerReportedWeight(order, { isAccepted: body.IsAccepted, reportedAmount, at: context.clock() });
    if (deliveredAmount === null) throw orderConflict(order.state);
    const settled = computeFinalInvoice(orderedGoods(order), deliveredAmount, body.IsAccepted);
    return weightAction(order, { isAccepted: body.IsAccepted, deliveredAmount, settled, at: context.clock() });
  }),
);
