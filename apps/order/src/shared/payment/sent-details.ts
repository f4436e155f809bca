import { localDate } from '@heizplatz/country';
import type { PaymentDetails } from './payment-details';
import type { PaymentQuestions } from './payment-issues';
import type { PaymentOutlet } from './payment-outlet';

/** The payment forms' fields, by the names that the calls' refusals have too. */
export const PAYMENT_FIELDS = {
  iban: 'Iban',
  accountHolder: 'AccountHolder',
  mandate: 'MandateAccepted',
  credit: 'CreditConsent',
  birth: 'DateOfBirth',
  months: 'PaymentModifier',
} as const;

/** Asks for another account than the one that is kept, where no script does. */
export const OTHER_ACCOUNT_QUERY = '?konto=neu';

/** What a form said without script; what it did not ask stays as it was. */
export const sentDetails = (sent: Readonly<Record<string, string>>, before: PaymentDetails): PaymentDetails => ({
  iban: sent[PAYMENT_FIELDS.iban] ?? '',
  accountHolder: sent[PAYMENT_FIELDS.accountHolder] ?? before.accountHolder,
  isMandateAccepted: PAYMENT_FIELDS.mandate in sent,
  isCreditAccepted: PAYMENT_FIELDS.credit in sent,
  dateOfBirth: sent[PAYMENT_FIELDS.birth] ?? '',
  months: Number(sent[PAYMENT_FIELDS.months]) || null,
});

/** The account that is kept for this kind, by its ends. */
export function getStoredIban({ process, choice }: Pick<PaymentOutlet, 'process' | 'choice'>): string | null {
  const { Selected: selected } = process.PaymentData;
  return selected?.PaymentId === choice.Id ? selected.MaskedIban : null;
}

/** What this kind asks for today. */
export const getQuestions = ({ process, choice }: PaymentOutlet, hasStoredIban: boolean): PaymentQuestions => ({
  ...choice,
  hasIban: hasStoredIban,
  hasBirthDate: process.PaymentData.Selected?.PaymentId === choice.Id,
  today: localDate(new Date()).toISOString().slice(0, 10),
});
