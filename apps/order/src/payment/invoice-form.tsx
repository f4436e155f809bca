import { Button, Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '../checkout/problem-notice';
import styles from './payment-form.module.css';
import type { PaymentFormProps } from './payment-form-props';
import { useSavePayment } from './use-save-payment';

/** Kinds that need no more than their name: the customer reads when and to whom it is paid. */
export function InvoiceForm(props: PaymentFormProps) {
  const { t } = useLingui();
  const { isBusy, problem, savePayment } = useSavePayment(props);
  const { choice } = props;
  return (
    <form
      className={styles.form}
      aria-label={choice.Name}
      onSubmit={(event) => {
        event.preventDefault();
        void savePayment();
      }}
    >
      <ProblemNotice problem={problem} />
      <Card as="section">
        <h2 className={styles.title}>{choice.Name}</h2>
        <p>{choice.Description}</p>
      </Card>
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Weiter zur Zusammenfassung</Trans>
      </Button>
    </form>
  );
}
