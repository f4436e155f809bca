import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CustomerData } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import styles from '../../../shared/master-data/card.module.css';
import { MASTER_DATA_FORMS, TARGET_NAME } from './master-data-forms';
import { personBody } from '../../../shared/master-data/person-body';
import { useIsImpersonating } from '../../../shared/master-data/use-is-impersonating';

interface NewsletterCardProps {
  readonly customer: CustomerData;
  readonly onSaved: (saved: CustomerData) => void;
}

/** Consent, so it must be the customer's own: given and withdrawn by one click. */
export function NewsletterCard({ customer, onSaved }: NewsletterCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const isImpersonating = useIsImpersonating();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm(MASTER_DATA_FORMS.newsletter)?.problem);
  const { NewsletterWanted: isRequired } = customer;

  async function change(event: FormEvent) {
    event.preventDefault();
    const body = { ...personBody(customer), NewsletterWanted: !isRequired };
    const isDone = await submit(async () => onSaved(await api(CALLS.saveCustomerData, { body })));
    if (!isDone) return;
    show({
      tone: 'good',
      text: isRequired ? t`Sie bekommen keinen Newsletter mehr.` : t`Sie bekommen jetzt den Newsletter.`,
    });
  }

  return (
    <Card as="section" aria-labelledby="newsletter" className={styles.card}>
      <CardHeader titleId="newsletter" title={<Trans>Newsletter</Trans>} />
      <p>
        {isRequired ? (
          <Trans>Sie bekommen unseren Newsletter an {customer.EmailAddress}.</Trans>
        ) : (
          <Trans>Sie bekommen keinen Newsletter. Er meldet Preiswechsel und gute Zeiten zum Bestellen.</Trans>
        )}
      </p>
      <SubmissionErrorNotice problem={problem} />
      {isImpersonating ? (
        <ImpersonationNote />
      ) : (
        <PostForm
          name={MASTER_DATA_FORMS.newsletter}
          action={MASTER_DATA_PATH}
          onSubmit={(event) => void change(event)}
        >
          <input type="hidden" name={TARGET_NAME} value={isRequired ? '' : 'ja'} />
          <Button type="submit" variant="secondary" busy={isBusy} busyText={t`Wird gespeichert …`}>
            {isRequired ? <Trans>Newsletter abbestellen</Trans> : <Trans>Newsletter bestellen</Trans>}
          </Button>
        </PostForm>
      )}
    </Card>
  );
}
