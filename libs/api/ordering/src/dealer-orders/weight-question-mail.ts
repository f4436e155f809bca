import { formatDate, siteById } from '@heizplatz/country';
import { countWeight } from '../delivered-weight/reported-weight';
import { withdrawUntil } from '../deadlines/withdraw-until';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import type { Seller } from '../order/seller-repository';
import { getDeposit, totalText } from '../order-view/deposit-row';
import { amountText } from '../order-view/order-metrics';
import { BY_STEP } from './delivered-mail';

const amountRows = (order: Order, reportedAmount: number) =>
  ({
    kind: 'rows',
    rows: [
      { label: 'Bestellt', value: amountText(order) },
      { label: 'Gemeldet', value: amountText({ ...order, amount: reportedAmount }), isStrong: true },
    ],
  }) as const;

/** To the customer: whether so little came; the order's page takes the answer. */
export function weightQuestionMail(order: Order, { company }: Seller, reportedAmount: number): ChangeMail {
  const site = siteById(order.countryId);
  const { settled } = countWeight(order, reportedAmount);
  const confirmed = { TotalPrice: settled.totalCents / 100, Deposit: getDeposit(order, reportedAmount) };
  const lastDay = withdrawUntil(order);
  return {
    kind: 'order-weight-question',
    subject: 'Bitte prüfen Sie die gelieferte Menge',
    blocks: [
      {
        kind: 'text',
        text: `${company} hat für den ${formatDate(order.deliveredOn ?? '', site)} eine Lieferung gemeldet, bei der mehr als 10 % fehlen.`,
      },
      amountRows(order, reportedAmount),
      {
        kind: 'note',
        text: `Kam so wenig an? Bitte antworten Sie auf der Seite der Bestellung mit Ja oder Nein. Mit Ihrem Ja kostet die Lieferung ${totalText(confirmed, site)}; nach einem Nein klärt unser Kundendienst, was ankam. Bis dahin wird nichts abgerechnet.`,
      },
      ...(settled.isByStep ? [{ kind: 'text', text: BY_STEP } as const] : []),
      ...(lastDay === null
        ? []
        : [{ kind: 'text', text: `Widerrufen können Sie bis zum ${formatDate(lastDay, site)}.` } as const]),
    ],
  };
}

/** To the dealer: the weight is stored, and what it waits for. */
export const weightHeldMail = (order: Order, reportedAmount: number): ChangeMail => ({
  kind: 'dealer-weight-held',
  subject: 'Die gemeldete Menge wird bestätigt',
  blocks: [
    {
      kind: 'text',
      text: 'Sie haben mehr als 10 % weniger gemeldet, als bestellt war. Wir haben den Kunden gefragt; bis er oder unser Kundendienst die Menge bestätigt, zählt die bestellte. Bitte schreiben Sie die Rechnung erst danach.',
    },
    amountRows(order, reportedAmount),
    { kind: 'text', text: 'Ist die Zahl vertippt? Bitte melden Sie sich bei unserem Kundendienst.' },
  ],
});
