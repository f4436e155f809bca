import { useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { type AccessConditionsInput, CALLS, type OrderProcess } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/order-ui';
import { useNavigate } from '@heizplatz/router';
import { Button, Card, ErrorSummary, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { addressPath, registrationPath } from '../checkout/checkout-paths';
import { ProblemNotice } from '../checkout/problem-notice';
import { useDraft } from '@heizplatz/order-ui';
import { useFieldErrors } from '../checkout/use-field-errors';
import { useIssueText } from '../checkout/use-issue-text';
import { useSave } from '../checkout/use-save';
import { accessDrafts } from './access-drafts';
import { accessIssues, firstAccess, questionsOf } from './access-conditions';
import styles from './access-form.module.css';
import { BlowingQuestions } from './blowing-questions';
import { LorryQuestions } from './lorry-questions';

interface AccessFormProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

export function AccessForm({ process, group }: AccessFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const draft = useDraft(accessDrafts, `${group.id} ${process.Configuration.ZipCode}`, firstAccess(process));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const questions = questionsOf(group);
  const conditions = draft.value;
  const change = (part: Partial<AccessConditionsInput>) => draft.change({ ...conditions, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = accessIssues(conditions, questions);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = { ProductGroupId: group.id, AccessConditions: conditions };
    if (!(await save(() => api(CALLS.saveOrderParameters, { body })))) return;
    draft.forget();
    void navigate(process.IsIdentified ? addressPath(group) : registrationPath(group));
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const part = { conditions, change, errorOf: (field: string) => issueText(all[field]) };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form} aria-label={t`Zufahrt und Lager`}>
      <ErrorSummary errors={fieldErrors(all)} />
      <ProblemNotice problem={problem} />
      {!process.AccessConditions && process.KnownAccessConditions && (
        <Notice>
          <p>
            <Trans>
              Ihre Angaben von der letzten Lieferung sind schon eingetragen. Bitte prüfen Sie, ob sie noch stimmen.
            </Trans>
          </p>
        </Notice>
      )}
      <Card as="section">
        <LorryQuestions {...part} />
      </Card>
      {(questions.blowing || questions.industrial) && (
        <Card as="section">
          <BlowingQuestions {...part} questions={questions} />
        </Card>
      )}
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Weiter</Trans>
      </Button>
    </form>
  );
}
