import type { MailRow } from '@heizplatz/api-platform';
import type { PaymentKind } from '@heizplatz/contract';
import { DEFERRAL_DAYS } from '../ratepay/credit-terms';

interface ChoiceNames {
  readonly dealer: string;
  readonly lender: string;
  /** What the dealer's invoice is paid by: 'per Überweisung'. */
  readonly bill: string;
  /** Days after delivery, where the dealer names them. */
  readonly termDays: number;
}

interface DueDays {
  /** Epoch days; null: not yet. */
  readonly delivered: number | null;
  readonly invoiced: number | null;
  /** Undefined: an order of the first releases, which did not store it. */
  readonly termDays: number | undefined;
  /** An epoch day as the site writes it. */
  readonly format: (day: number) => string;
}

interface PaymentTexts {
  /** One sentence for the customer: when and to whom it is paid. */
  readonly describe: (names: ChoiceNames) => string;
  /** When it is due; null as long as nobody can know. */
  readonly due: (days: DueDays) => MailRow | null;
}

/** A debit is announced with the invoice, at least so many days before (dealer-terms.ts). */
const DEBIT_NOTICE_DAYS = 5;

const onDay = (label: string, { format }: DueDays, from: number | null, days: number): MailRow | null =>
  from === null ? null : { label, value: format(from + days) };

/** What is said of a way to pay, in German; sites spell it as they do. */
export const PAYMENT_TEXTS: Readonly<Record<PaymentKind, PaymentTexts>> = {
  rechnung: {
    describe: ({ termDays, bill, dealer }) =>
      `Sie zahlen innerhalb von ${termDays} Tagen nach der Lieferung ${bill} an ${dealer}.`,
    due: (days) => {
      if (days.delivered === null) return null;
      if (days.termDays === undefined) return { label: 'Zahlbar', value: 'bis zu dem Tag, den die Rechnung nennt' };
      return onDay('Zahlbar bis', days, days.delivered, days.termDays);
    },
  },
  sepa: {
    describe: ({ dealer }) => `${dealer} bucht den Rechnungsbetrag nach Lieferung und Verwiegung von Ihrem Konto ab.`,
    due: (days) => onDay('Abbuchung frühestens am', days, days.invoiced, DEBIT_NOTICE_DAYS),
  },
  ratenzahlung: {
    describe: ({ lender }) => `Sie zahlen in monatlichen Raten an ${lender}.`,
    due: () => ({ label: 'Fällig', value: 'in Monatsraten, die erste einen Monat nach der Lieferung' }),
  },
  'ratepay-rechnung': {
    describe: ({ lender }) => `Sie zahlen ${DEFERRAL_DAYS} Tage nach der Lieferung an ${lender}.`,
    due: (days) => onDay('Zahlbar bis', days, days.delivered, DEFERRAL_DAYS),
  },
  'ratepay-sepa': {
    describe: ({ lender }) => `${lender} bucht ${DEFERRAL_DAYS} Tage nach der Lieferung von Ihrem Konto ab.`,
    due: (days) => onDay('Abbuchung am', days, days.delivered, DEFERRAL_DAYS),
  },
};
