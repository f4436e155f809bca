import { useOutletContext } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { PaymentForm } from './payment-form';
import styles from './payment-form.module.css';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import { usePaymentForm } from './use-payment-form';

/** Nothing to fill in: the customer reads when and to whom it is paid. */
export function InvoiceForm() {
  const outlet = useOutletContext<PaymentOutlet>();
  const form = usePaymentForm(outlet);
  const { Name: name, Description: description } = outlet.choice;
  return (
    <PaymentForm outlet={outlet} form={form}>
      <Card as="section">
        <h2 className={styles.title}>{name}</h2>
        <p>{description}</p>
      </Card>
    </PaymentForm>
  );
}
