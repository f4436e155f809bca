import { useOutletContext } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { CreditInformation } from './credit-information';
import { LenderAccount } from './lender-account';
import { PaymentForm } from './payment-form';
import { PlanChoice } from './plan-choice';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import { usePaymentForm } from './use-payment-form';

/** Monthly rates: the term, the information required by law, and the account if there is one to debit. */
export function InstalmentForm() {
  const outlet = useOutletContext<PaymentOutlet>();
  const form = usePaymentForm(outlet);
  const { Plans: plans, Credit: credit } = outlet.choice;
  return (
    <PaymentForm outlet={outlet} form={form}>
      <Card as="section">
        <PlanChoice plans={plans} deposit={outlet.process.Offer.Deposit} form={form} />
      </Card>
      <LenderAccount outlet={outlet} form={form} />
      {credit && <CreditInformation credit={credit} form={form} />}
    </PaymentForm>
  );
}
