import { drafts } from '@heizplatz/order-ui';

/** The data of a payment form; each kind displays the fields that it requires. */
export interface PaymentDetails {
  readonly iban: string;
  readonly accountHolder: string;
  readonly isMandateAccepted: boolean;
  readonly isCreditAccepted: boolean;
  /** 'YYYY-MM-DD' or ''. */
  readonly dateOfBirth: string;
  /** Instalments; null for the other kinds. */
  readonly months: number | null;
}

/** By group and payment kind; accounts and dates of birth lie on no disk. */
export const paymentDrafts = drafts<PaymentDetails>();
