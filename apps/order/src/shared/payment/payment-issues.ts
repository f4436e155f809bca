import type { PaymentChoice } from '@heizplatz/contract';
import type { PaymentDetails } from './payment-details';

const OF_AGE_YEARS = 18;

export interface PaymentQuestions extends Pick<PaymentChoice, 'NeedsIban' | 'Credit' | 'Plans'> {
  /** An account is saved already and is to be retained. */
  readonly hasIban: boolean;
  /** A date of birth is saved already and need not be entered again. */
  readonly hasBirthDate: boolean;
  /** 'YYYY-MM-DD', the current day. */
  readonly today: string;
}

/** A code per field before the request to the server; the IBAN's check digits are validated by the server. */
export function paymentIssues(details: PaymentDetails, questions: PaymentQuestions): Record<string, string> {
  const { NeedsIban, hasIban, hasBirthDate, Credit, Plans, today } = questions;
  const isBirthKnown = hasBirthDate && details.dateOfBirth === '';
  const birth = Credit && !isBirthKnown ? birthIssue(details.dateOfBirth, today) : null;
  return {
    ...(Plans.length > 0 && details.months === null && { PaymentModifier: 'REQUIRED' }),
    ...(NeedsIban && !hasIban && accountIssues(details)),
    ...(NeedsIban && !details.isMandateAccepted && { MandateAccepted: 'REQUIRED' }),
    ...(birth && { DateOfBirth: birth }),
    ...(Credit && !details.isCreditAccepted && { CreditConsent: 'REQUIRED' }),
  };
}

function accountIssues({ iban, accountHolder }: PaymentDetails): Record<string, string> {
  const compact = iban.replace(/\s/g, '');
  return {
    ...(compact === '' && { Iban: 'REQUIRED' }),
    ...(compact !== '' && !/^[A-Za-z]{2}\d{2}[A-Za-z0-9]{11,30}$/.test(compact) && { Iban: 'IBAN_INV' }),
    ...(accountHolder.trim() === '' && { AccountHolder: 'REQUIRED' }),
  };
}

/** Who is 18 today may. */
function birthIssue(date: string, today: string): string | null {
  if (date === '') return 'REQUIRED';
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(date)) return 'DATE_INV';
  const latest = `${Number(today.slice(0, 4)) - OF_AGE_YEARS}${today.slice(4)}`;
  return date > latest ? 'AGE_MIN' : null;
}
