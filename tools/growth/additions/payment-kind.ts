import type { Addition } from '../addition.ts';
import { RAISED_MINOR } from './raised-versions.ts';

/** Payment in advance: no credit, no mandate, with the form of an invoice. */
export const PAYMENT_KIND: Addition = {
  name: 'payment-kind',
  limit: 6,
  assets: [],
  changes: [
    {
      file: 'libs/contract/src/orders/payment-kinds.ts',
      behind: "credit: 'debit', isRatePay: true, debitedBy: 'lender' },\n  },\n",
      text: `  vorkasse: {
    ...CUSTOMER_PAYS,
    ...{ id: 6, key: 'PaymentInAdvance', name: 'Vorkasse', shortName: 'Vorkasse' },
    ...{ countries: 'all', form: 'invoice' },
  },
`,
    },
    {
      file: 'libs/api/ordering/src/checkout-payment/payment-texts.ts',
      behind: "onDay('Abbuchung am', days, days.delivered, DEFERRAL_DAYS),\n  },\n",
      text: `  vorkasse: {
    describe: ({ dealer }) => \`Sie zahlen vor der Lieferung per Überweisung an \${dealer}.\`,
    due: () => ({ label: 'Zahlbar', value: 'vor der Lieferung' }),
  },
`,
    },
    ...RAISED_MINOR,
  ],
  specs: ['libs/contract', 'libs/api/ordering/src/checkout-payment', 'libs/api/catalog/src/goods', 'libs/api/dealers'],
};
