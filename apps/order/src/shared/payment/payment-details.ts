import { drafts } from '@heizplatz/order-ui';

/** What a payment form asks for; each kind shows what it needs. */
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
