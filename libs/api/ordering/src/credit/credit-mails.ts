import { formatMoney, siteById } from '@heizplatz/country';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { planRows } from '../order-view/payment-rows';
import type { OperationRow } from './operation-repository';

/** The lender's operation, as text for the timeline and the mails; cents. */
export interface CreditChange {
  readonly kind: OperationRow['kind'];
  readonly amountCents: number;
  /** What the credit is over afterwards, and was before. */
  readonly financedCents: number;
  readonly formerCents: number;
}

const toMoney = (cents: number, { countryId }: Order): string => formatMoney(cents / 100, siteById(countryId));

export function acceptedNote({ kind, amountCents, financedCents, formerCents }: CreditChange, order: Order): string {
  const [amount, now, former] = [amountCents, financedCents, formerCents].map((cents) => toMoney(cents, order));
  if (kind === 'capture') return `Der Kreditgeber zahlt dem Händler ${amount}.`;
  if (kind === 'adjust') return `Der Kredit lautet auf ${now} statt ${former}.`;
  return financedCents === 0
    ? `Der Kreditgeber bekommt ${amount} zurück; der Kredit ist beendet.`
    : `Der Kreditgeber bekommt ${amount} zurück; der Kredit lautet auf ${now} statt ${former}.`;
}

/** Without the provider's reason: it is about the customer's credit, and not for the dealer. */
export function refusedNote({ kind, amountCents, financedCents, formerCents }: CreditChange, order: Order): string {
  if (kind === 'capture')
    return `Der Kreditgeber zahlt die ${toMoney(amountCents, order)} nicht. Unser Kundendienst meldet sich.`;
  if (kind === 'refund')
    return `Die Rückzahlung von ${toMoney(amountCents, order)} an den Kreditgeber ging nicht durch. Unser Kundendienst meldet sich.`;
  if (financedCents < formerCents)
    return 'Der Kreditgeber hat den kleineren Betrag nicht vermerkt. Gezahlt wird nur, was geliefert wurde.';
  return `Der Kreditgeber finanziert weiter ${toMoney(formerCents, order)}. Die übrigen ${toMoney(financedCents - formerCents, order)} sind direkt beim Händler zu zahlen.`;
}

/** To the customer: what the credit is over now, and its plan. */
export function creditMail(order: Order, note: string): ChangeMail {
  const plan = planRows({ ...order, offer: { ...order.offer, Deposit: 0 } });
  return {
    kind: 'order-credit-changed',
    subject: 'Ihr Kredit ist angepasst',
    blocks: [
      { kind: 'text', text: note },
      ...(plan.length > 0
        ? ([
            { kind: 'heading', text: 'Ihr Ratenplan' },
            { kind: 'rows', rows: plan },
            { kind: 'text', text: 'Zinssatz und Laufzeit bleiben, wie Sie sie vereinbart haben.' },
          ] as const)
        : []),
    ],
  };
}

export const refusedMail = (note: string): ChangeMail => ({
  kind: 'order-credit-refused',
  subject: 'Ihr Kredit: Antwort des Kreditgebers',
  blocks: [{ kind: 'note', text: note }],
});

export const dealerCreditMail = (note: string): ChangeMail => ({
  kind: 'dealer-credit-changed',
  subject: 'Zahlung durch den Kreditgeber',
  blocks: [{ kind: 'note', text: note }],
});
