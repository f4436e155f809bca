import { useApi } from '@heizplatz/api-client';
import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { SubmissionError } from '../../shared/checkout/submission-error';
import { useSave } from '../../shared/checkout/order-process/use-save';
import { type BulkRequestFields, getSentFields, requestBody, requestIssues } from './bulk-request-body';
import { BulkRequestInputs } from './bulk-request-inputs';
import styles from './bulk-request.module.css';
import { useRequestMessages } from './use-request-messages';

interface BulkRequestFormProps {
  readonly group: ProductGroup;
  /** Postcode and amount to start with. */
  readonly configuration: CalculatorConfiguration;
  readonly onSent: (emailAddress: string) => void;
}

export function BulkRequestForm({ group, configuration, onSent }: BulkRequestFormProps) {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const { getError, getSummary } = useRequestMessages();
  const refused = useRefusedForm();
  const { isBusy, problem, save } = useSave(refused?.problem);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [fields, setFields] = useState<BulkRequestFields>(() => ({
    ...getSentFields(refused?.values ?? {}, group),
    ...(!refused && { ZipCode: configuration.ZipCode, Amount: configuration.Amount }),
  }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = requestIssues(fields, group.id, site);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const isSent = await save(() => api(CALLS.sendRequest, { body: requestBody(fields, group.id, site) }));
    if (isSent) onSent(fields.EmailAddress.trim());
  }

  const all: Readonly<Record<string, string>> = { ...refusedFields(problem), ...issues };
  return (
    <PostForm
      noValidate
      className={styles.form}
      aria-label={t`Großmenge anfragen`}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={getSummary(all)} />
      <SubmissionError problem={problem} />
      <BulkRequestInputs
        group={group}
        fields={fields}
        getError={(field) => getError(all[field])}
        change={(changed) => setFields({ ...fields, ...changed })}
      />
      <p className="quiet">
        <Trans>
          Ihre Angaben gehen nach Ihrer Bestätigung an die Händler, die dorthin liefern. Sonst an niemanden.
        </Trans>
      </p>
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
        <Trans>Anfrage senden</Trans>
      </Button>
    </PostForm>
  );
}
