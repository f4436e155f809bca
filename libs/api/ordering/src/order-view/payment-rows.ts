import { WORDING } from '@heizplatz/country/wording';
import type { MailRow } from '@heizplatz/api-platform';
import { getPaymentKind, type SelectedPayment } from '@heizplatz/contract';
import { formatMoney, formatNumber, siteById } from '@heizplatz/country';
import { totalText } from './deposit-row';
import type { Order } from '../order/order';
import type { Seller } from '../order/seller-repository';

/** Rates, interest and total of a credit, as displayed before it was taken. */
export function planRows({ payment: { Plan }, countryId, offer: { Deposit } }: Order): MailRow[] {
  if (!Plan) return [];
  const site = siteById(countryId);
  const money = (value: number) => formatMoney(value, site);
  const { Months, MonthlyRate, LastRate, Interest, InterestPercent, TotalPrice } = Plan;
  return [
    { label: 'Raten', value: `${Months - 1} zu ${money(MonthlyRate)}, die letzte ${money(LastRate)}` },
    { label: `Zinsen, ${formatNumber(InterestPercent, site, 2)} % effektiver Jahreszins`, value: money(Interest) },
    { label: 'Summe der Raten', value: totalText({ TotalPrice, Deposit }, site) },
  ];
}

/** The payment as its dealer may know it: an account that the lender debits is the lender's alone. */
export const dealerPayment = ({ payment }: Pick<Order, 'payment'>): SelectedPayment =>
  payment.IsRatePayPayment ? { ...payment, MaskedIban: null, MandateReference: null } : payment;

/** How the customer pays: the account masked, the dealer's mandate with its creditor, a credit with what it costs. */
export function paymentRows(order: Order, { creditorId }: Pick<Seller, 'creditorId'>): MailRow[] {
  const { payment, mandateReference } = order;
  return [
    { label: 'Zahlung', value: payment.MaskedIban ? `${payment.Name}, ${payment.MaskedIban}` : payment.Name },
    ...(mandateReference ? [{ label: 'Mandatsreferenz', value: mandateReference }] : []),
    ...(getPaymentKind(payment.Kind)?.debitedBy === 'dealer' && creditorId
      ? [{ label: WORDING[order.countryId].creditorNumber, value: creditorId }]
      : []),
    ...planRows(order),
  ];
}
