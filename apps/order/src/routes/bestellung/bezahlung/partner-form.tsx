import { useOutletContext } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { CreditInformation } from './credit-information';
import { LenderAccount } from './lender-account';
import { PaymentForm } from './payment-form';
import styles from './payment-form.module.css';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import { usePaymentForm } from './use-payment-form';

/** Through the partner company, by invoice or by debit: it pays the dealer and is paid later, which is credit. */
export function PartnerForm() {
  const outlet = useOutletContext<PaymentOutlet>();
  const form = usePaymentForm(outlet);
  const { Name: name, Description: description, Credit: credit } = outlet.choice;
  return (
    <PaymentForm outlet={outlet} form={form}>
      <Card as="section">
        <h2 className={styles.title}>{name}</h2>
        <p>{description}</p>
      </Card>
      <LenderAccount outlet={outlet} form={form} />
      {credit && <CreditInformation credit={credit} form={form} />}
    </PaymentForm>
  );
}
