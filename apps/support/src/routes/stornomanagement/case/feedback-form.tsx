import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Card, SelectField, TextArea, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useUndoToast } from '../../../shared/undo/use-undo-toast';
import type { CaseProps } from './case-props';
import styles from '../cancellations-view.module.css';
import { mustBePosted } from '../must-be-posted';
import { ProblemText } from '../problem-text';

/** The reasons that customers choose from, and those that staff receive on the phone. */
function useReasons(): readonly string[] {
  const { t } = useLingui();
  return [
    t`Preis inzwischen günstiger`,
    t`Liefertermin zu spät`,
    t`Lager zu voll`,
    t`Woanders bestellt`,
    t`Versehentlich oder doppelt bestellt`,
    t`Bedarf hat sich geändert`,
    t`Händler nicht erreichbar`,
    t`Anderer Grund`,
  ];
}

/** Why it was cancelled; the customer's own reason is preset. */
export function FeedbackForm({ row, reload }: CaseProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const showDone = useUndoToast();
  const [reason, setReason] = useState(row.feedback.reason);
  const [comment, setComment] = useState(row.feedback.comment);
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const known = useReasons();
  const reasons = reason === '' || known.includes(reason) ? known : [reason, ...known];

  async function restore(feedback: typeof row.feedback) {
    mustBePosted(await api(CALLS.saveStaffCancellationFeedback, { body: { orderId: row.orderId, feedback } }));
    setReason(feedback.reason);
    setComment(feedback.comment);
    await reload();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(reason === '');
    if (reason === '') return;
    const before = row.feedback;
    const isSaved = await submit(async () => {
      const body = { orderId: row.orderId, feedback: { reason, comment } };
      mustBePosted(await api(CALLS.saveStaffCancellationFeedback, { body }));
      await reload();
    });
    if (!isSaved) return;
    // What had no reason before has one from now on.
    if (before.reason === '') show({ tone: 'good', text: t`Rückmeldung gespeichert.` });
    else showDone(t`Rückmeldung gespeichert.`, () => restore(before));
  }
  return (
    <Card as="section">
      <form noValidate aria-label={t`Rückmeldung`} className={styles.part} onSubmit={(event) => void send(event)}>
        <h3>
          <Trans>Rückmeldung</Trans>
        </h3>
        <SelectField
          label={t`Grund`}
          size="small"
          value={reason}
          error={isMissing ? t`Bitte wählen Sie einen Grund.` : undefined}
          options={[{ value: '', label: t`Auswählen …` }, ...reasons.map((value) => ({ value, label: value }))]}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextArea
          label={t`Bemerkung`}
          hint={t`Der Kunde liest sie, der Händler nicht.`}
          optional
          value={comment}
          maxLength={2000}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <ProblemText problem={problem} />
        <div>
          <Button type="submit" size="small" variant="secondary" busy={isBusy} busyText={t`Wird gespeichert …`}>
            <Trans>Rückmeldung speichern</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
