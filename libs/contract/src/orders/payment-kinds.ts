import { INSTALMENT_PAYMENT_ID } from '@heizplatz/calculator';
import { getIso, type Site } from '@heizplatz/country';

/**
 * What a way to pay is (rule PAY-07 has the paths), for all who ask; its sentences stand in the API (payment-texts.ts).
 */
export interface PaymentKindFacts {
  /** Of the offer's options (rule PAY-01) and the dealers' terms. */
  readonly id: number;
  /** Among a configuration's parameters. */
  readonly key: string;
  readonly name: string;
  /** In columns. */
  readonly shortName: string;
  /** Where dealers may take it. */
  readonly countries: 'all' | readonly Site['iso'][];
  /** The form of its step. */
  readonly form: 'instalment' | 'invoice' | 'sepa' | 'partner';
  /** What the provider lends by, who pays the dealer; null: the customer pays the dealer. */
  readonly credit: 'instalments' | 'invoice' | 'debit' | null;
  /** Whether the provider shows its name and requests a device's token. */
  readonly isRatePay: boolean;
  /** Who debits the customer's account by a mandate; null: nobody. */
  readonly debitedBy: 'dealer' | 'lender' | null;
  /** Whether the dealer names days after the delivery until its invoice is due. */
  readonly hasTerm: boolean;
}

const CUSTOMER_PAYS = { credit: null, isRatePay: false, debitedBy: null, hasTerm: false } as const;

/** By the path part after bezahlung/. Debits are the euro area's: Switzerland has none. */
const KINDS = {
  rechnung: {
    ...CUSTOMER_PAYS,
    ...{ id: 1, key: 'PaymentInvoice', name: 'Rechnung', shortName: 'Rechnung' },
    ...{ countries: 'all', form: 'invoice', hasTerm: true },
  },
  sepa: {
    ...CUSTOMER_PAYS,
    ...{ id: 2, key: 'PaymentSepa', name: 'SEPA-Lastschrift', shortName: 'SEPA-Lastschrift' },
    ...{ countries: ['DE', 'AT'], form: 'sepa', debitedBy: 'dealer' },
  },
  ratenzahlung: {
    ...CUSTOMER_PAYS,
    ...{ id: INSTALMENT_PAYMENT_ID, key: 'PaymentMonthly', name: 'Ratenzahlung', shortName: 'Ratenzahlung' },
    ...{ countries: 'all', form: 'instalment', credit: 'instalments' },
  },
  'ratepay-rechnung': {
    ...CUSTOMER_PAYS,
    ...{ id: 4, key: 'PaymentRatePayInvoice', name: 'Rechnung mit RatePay', shortName: 'RatePay Rechnung' },
    ...{ countries: 'all', form: 'partner', credit: 'invoice', isRatePay: true },
  },
  'ratepay-sepa': {
    ...CUSTOMER_PAYS,
    ...{ id: 5, key: 'PaymentRatePaySepa', name: 'Lastschrift mit RatePay', shortName: 'RatePay SEPA' },
    ...{ countries: ['DE', 'AT'], form: 'partner', credit: 'debit', isRatePay: true, debitedBy: 'lender' },
  },
} as const satisfies Readonly<Record<string, PaymentKindFacts>>;

export type PaymentKind = keyof typeof KINDS;

export const PAYMENT_KINDS: Readonly<Record<PaymentKind, PaymentKindFacts>> = KINDS;

export const PAYMENT_KIND_CODES = Object.keys(KINDS) as readonly PaymentKind[];

/** Whether dealers of a country may take it. RangeError: no site has this id. */
export function isPaidIn(kind: PaymentKind, countryId: number): boolean {
  const { countries } = PAYMENT_KINDS[kind];
  return countries === 'all' || countries.includes(getIso(countryId));
}

/** Undefined for a code that is none of ours. */
export const getPaymentKind = (code: string): PaymentKindFacts | undefined =>
  PAYMENT_KIND_CODES.includes(code as PaymentKind) ? PAYMENT_KINDS[code as PaymentKind] : undefined;
