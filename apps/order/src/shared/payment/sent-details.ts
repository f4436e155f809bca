import { toLocalDay } from '@heizplatz/country';
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

/** Requests another account than the saved one, without JavaScript. */
export const OTHER_ACCOUNT_QUERY = '?konto=neu';

/** A form's values without JavaScript; values that it did not contain stay unchanged. */
export const sentDetails = (sent: Readonly<Record<string, string>>, before: PaymentDetails): PaymentDetails => ({
  iban: sent[PAYMENT_FIELDS.iban] ?? '',
  accountHolder: sent[PAYMENT_FIELDS.accountHolder] ?? before.accountHolder,
  isMandateAccepted: PAYMENT_FIELDS.mandate in sent,
  isCreditAccepted: PAYMENT_FIELDS.credit in sent,
  dateOfBirth: sent[PAYMENT_FIELDS.birth] ?? '',
  months: Number(sent[PAYMENT_FIELDS.months]) || null,
});

/** The saved account for this kind, by its first and last characters. */
export function getStoredIban({ process, choice }: Pick<PaymentOutlet, 'process' | 'choice'>): string | null {
  const { Selected: selected } = process.PaymentData;
  return selected?.PaymentId === choice.Id ? selected.MaskedIban : null;
}

/** The fields that this kind requires today. */
export const getQuestions = ({ process, choice }: PaymentOutlet, hasStoredIban: boolean): PaymentQuestions => ({
  ...choice,
  hasIban: hasStoredIban,
  hasBirthDate: process.PaymentData.Selected?.PaymentId === choice.Id,
  today: toLocalDay(new Date()),
});
