import type { CallInput, CALLS } from '@heizplatz/contract';
import type { PaymentDetails } from './payment-details';
import type { PaymentOutlet } from './payment-outlet';

type Body = CallInput<typeof CALLS.savePayment>['body'];

/** The request body: the fields of rule CHECKOUT-11, and only those that this kind requires. */
export function toPaymentBody({ group, choice }: PaymentOutlet, details: PaymentDetails, hasStoredIban: boolean): Body {
  const account = hasStoredIban ? {} : { Iban: details.iban, AccountHolder: details.accountHolder };
  return {
    ProductGroupId: group.id,
    IsRatePayPayment: choice.IsRatePayPayment,
    PaymentId: choice.Id,
    ...(choice.Plans.length > 0 && { PaymentModifier: details.months }),
    ...(choice.NeedsIban && { ...account, MandateAccepted: details.isMandateAccepted }),
    ...(choice.Credit && { CreditConsent: details.isCreditAccepted, DateOfBirth: details.dateOfBirth || null }),
  };
}
