import { PAYMENT_KIND_IDS } from './option-ids';
import type { paymentKinds } from './schema';

/** kind is the path part of product.md section 4. The three that are credit stand behind a flag per country (market.md). */
export const PAYMENT_KINDS: readonly (typeof paymentKinds.$inferInsert)[] = [
  {
    id: PAYMENT_KIND_IDS.invoice,
    kind: 'rechnung',
    key: 'PaymentInvoice',
    name: 'Rechnung',
    isCredit: false,
    isRatePay: false,
  },
  {
    id: PAYMENT_KIND_IDS.sepa,
    kind: 'sepa',
    key: 'PaymentSepa',
    name: 'SEPA-Lastschrift',
    isCredit: false,
    isRatePay: false,
  },
  {
    id: PAYMENT_KIND_IDS.instalments,
    kind: 'ratenzahlung',
    key: 'PaymentMonthly',
    name: 'Ratenzahlung',
    isCredit: true,
    isRatePay: false,
  },
  {
    id: PAYMENT_KIND_IDS.ratePayInvoice,
    kind: 'ratepay-rechnung',
    key: 'PaymentRatePayInvoice',
    name: 'Rechnung mit RatePay',
    isCredit: true,
    isRatePay: true,
  },
  {
    id: PAYMENT_KIND_IDS.ratePaySepa,
    kind: 'ratepay-sepa',
    key: 'PaymentRatePaySepa',
    name: 'Lastschrift mit RatePay',
    isCredit: true,
    isRatePay: true,
  },
];
