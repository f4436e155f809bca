import { epochDay, isoDay, localDay, type MailRow } from '@heizplatz/api-platform';
import { formatDate, formatMoney, siteById, type Site } from '@heizplatz/country';
import { DEFERRAL_DAYS } from '../ratepay/credit-terms';
import { getDeposit } from './deposit-row';
import type { Order } from '../order/order';
import { chargedCents } from '../delivered-weight/charged-total';
import { orderedGoods, computeFinalInvoice } from '../delivered-weight/compute-final-invoice';

/** A debit is announced with the invoice, at least so many days before (dealer-terms.ts). */
const DEBIT_NOTICE_DAYS = 5;

/** Cents that the dealer's invoice comes to, the pallets' deposit within; null before it is known what was delivered. */
export function dueCents(order: Order): number | null {
  const { deliveredAmount, hasWeightConsent } = order;
  const charged = chargedCents(order);
  if (deliveredAmount === null || charged === null) return null;
  const { chargedAmount } = computeFinalInvoice(orderedGoods(order), deliveredAmount, hasWeightConsent);
  return charged + Math.round(getDeposit(order, chargedAmount) * 100);
}

const daysAfter = (day: number, days: number, site: Site): string => formatDate(isoDay(day + days), site);

/** The due date by the kind of payment; orders of the first releases did not store the dealer's term. */
function dayRows({ payment, deliveredOn, invoicedAt }: Order, site: Site): MailRow[] {
  const delivered = deliveredOn === null ? null : epochDay(deliveredOn);
  const row = (label: string, value: string): MailRow[] => [{ label, value }];
  switch (payment.Kind) {
    case 'rechnung':
      if (delivered === null) return [];
      if (payment.TermDays === undefined) return row('Zahlbar', 'bis zu dem Tag, den die Rechnung nennt');
      return row('Zahlbar bis', daysAfter(delivered, payment.TermDays, site));
    case 'sepa':
      return invoicedAt ? row('Abbuchung frühestens am', daysAfter(localDay(invoicedAt), DEBIT_NOTICE_DAYS, site)) : [];
    case 'ratepay-rechnung':
      return delivered === null ? [] : row('Zahlbar bis', daysAfter(delivered, DEFERRAL_DAYS, site));
    case 'ratepay-sepa':
      return delivered === null ? [] : row('Abbuchung am', daysAfter(delivered, DEFERRAL_DAYS, site));
    case 'ratenzahlung':
      return row('Fällig', 'in Monatsraten, die erste einen Monat nach der Lieferung');
    case 'other':
      return [];
  }
}

/** What is to be paid and when, for the mail that the invoice is announced by. */
export function paymentDueRows(order: Order): MailRow[] {
  const cents = dueCents(order);
  if (cents === null) return [];
  const site = siteById(order.countryId);
  const { payment } = order;
  return [
    { label: 'Zu zahlen', value: formatMoney(cents / 100, site), isStrong: true },
    { label: 'Zahlung', value: payment.MaskedIban ? `${payment.Name}, ${payment.MaskedIban}` : payment.Name },
    ...dayRows(order, site),
  ];
}
