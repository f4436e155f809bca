import { formatMoney, siteById } from '@heizplatz/country';
import type { CustomerExecution } from '../commands/customer-command';
import { countWeight } from '../delivered-weight/reported-weight';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { depositRows, getDeposit } from '../order-view/deposit-row';
import { amountText } from '../order-view/order-metrics';
import { qrBillAttachments } from '../qr-bill/qr-bill-attachment';

interface Answer {
  readonly isAccepted: boolean;
  readonly reportedAmount: number;
  readonly at: Date;
}

const TEXTS = {
  confirmed: {
    customer: 'Wir haben Ihre Bestätigung festgehalten. Berechnet wird, was geliefert wurde.',
    dealer: 'Der Kunde hat die gemeldete Menge bestätigt. Bitte rechnen Sie danach ab.',
  },
  denied: {
    customer: 'Wir haben Ihre Antwort festgehalten. Unser Kundendienst klärt, was ankam, und schreibt Ihnen dann.',
    dealer:
      'Der Kunde hat die gemeldete Menge nicht bestätigt. Unser Kundendienst klärt, was ankam; bitte schreiben Sie bis dahin keine Rechnung.',
  },
};

/** The customer's answer to less than 90 % of the order: a yes makes it count, after a no support decides. */
export function answerReportedWeight(order: Order, { isAccepted, reportedAmount, at }: Answer): CustomerExecution {
  const { settled, changes } = countWeight(order, reportedAmount);
  const [reported, ordered] = [amountText({ ...order, amount: reportedAmount }), amountText(order)];
  const verdict = isAccepted ? 'bestätigt' : 'nicht bestätigt';
  const texts = isAccepted ? TEXTS.confirmed : TEXTS.denied;
  const site = siteById(order.countryId);
  const charged = [
    { label: 'Berechnet', value: reported },
    { label: 'Gesamtpreis nach Lieferung', value: formatMoney(settled.totalCents / 100, site), isStrong: true },
    ...depositRows(getDeposit(order, reportedAmount), site),
  ];
  const rows = {
    kind: 'rows',
    rows: [
      { label: 'Bestellt', value: ordered },
      { label: 'Gemeldet', value: reported },
      ...(isAccepted ? charged : []),
    ],
  } as const;
  const mail = (kind: ChangeMail['kind'], subject: string, text: string): ChangeMail => ({
    ...{ kind, subject },
    blocks: [{ kind: 'text', text }, rows],
  });
  return {
    command: 'answerDeliveredWeight',
    note: `Menge ${verdict}: ${reported} statt ${ordered}`,
    changes: { hasWeightConsent: isAccepted, weightConsentAt: at, ...(isAccepted && changes) },
    mails: {
      customer: async (after) => ({
        ...mail('order-weight-answered', `Sie haben die gelieferte Menge ${verdict}`, texts.customer),
        attachments: await qrBillAttachments(after),
      }),
      dealer: () => mail('dealer-weight-answered', `Der Kunde hat die gelieferte Menge ${verdict}`, texts.dealer),
    },
  };
}
