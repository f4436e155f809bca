import { epochDay, isoDay, localDay, type MailRow } from '@heizplatz/api-platform';
import { OTHER_CODE } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById, type Site } from '@heizplatz/country';
import { PAYMENT_TEXTS } from '../checkout-payment/payment-texts';
import { getDeposit } from './deposit-row';
import type { Order } from '../order/order';
import { chargedCents } from '../delivered-weight/charged-total';
import { orderedGoods, computeFinalInvoice } from '../delivered-weight/compute-final-invoice';

/** Cents that the dealer's invoice comes to, the pallets' deposit within; null before it is known what was delivered. */
export function dueCents(order: Order): number | null {
  const { deliveredAmount, hasWeightConsent } = order;
  const charged = chargedCents(order);
  if (deliveredAmount === null || charged === null) return null;
  const { chargedAmount } = computeFinalInvoice(orderedGoods(order), deliveredAmount, hasWeightConsent);
  return charged + Math.round(getDeposit(order, chargedAmount) * 100);
}

/** The due date by the kind of payment; none for a kind that this release does not know. */
function dayRows({ payment, deliveredOn, invoicedAt }: Order, site: Site): MailRow[] {
  if (payment.Kind === OTHER_CODE) return [];
  const row = PAYMENT_TEXTS[payment.Kind].due({
    delivered: deliveredOn === null ? null : epochDay(deliveredOn),
    invoiced: invoicedAt ? localDay(invoicedAt) : null,
    termDays: payment.TermDays,
    format: (day) => formatDate(isoDay(day), site),
  });
  return row ? [row] : [];
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
