import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useFieldErrors } from '../../../shared/checkout/use-field-errors';
import styles from './payment-form.module.css';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import type { PaymentForm as FormState } from './use-payment-form';

interface PaymentFormProps {
  readonly outlet: PaymentOutlet;
  readonly form: FormState;
  readonly children: ReactNode;
}

/** What the forms of all kinds share: what is wrong above, the next step below; none while the kind cannot be had. */
export function PaymentForm({ outlet: { choice }, form, children }: PaymentFormProps) {
  const { t } = useLingui();
  const fieldErrors = useFieldErrors();
  if (!choice.IsAvailable) {
    return (
      <Notice tone="warn" title={<Trans>{choice.Name} ist zurzeit nicht möglich.</Trans>}>
        <p>
          <Trans>Der Anbieter antwortet nicht. Bitte wählen Sie eine andere Zahlungsart.</Trans>
        </p>
      </Notice>
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }
  return (
    <PostForm noValidate className={styles.form} aria-label={choice.Name} onSubmit={submit}>
      <ErrorSummary errors={fieldErrors(form.issues)} />
      <SubmissionError problem={form.problem} />
      {children}
      <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird geprüft …`}>
        <Trans>Weiter zur Zusammenfassung</Trans>
      </Button>
    </PostForm>
  );
}
