import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, Card, Checkbox, ErrorSummary, RadioGroup, TextArea, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ContentReportFailed } from './content-report-failed';
import {
  checkedBody,
  FIELD_NAMES,
  CONTENT_REPORT_FIELDS,
  type ContentReportField,
  type ContentReportInput,
  contentReportIssues,
  TICKED,
} from './content-report-input';
import type { ContentReportPage, SentContentReport } from './content-report-page';
import styles from './content-report-view.module.css';
import { useContentReportLabels } from './use-report-texts';

interface ContentReportFormProps {
  readonly page: ContentReportPage;
  readonly onSent: (sent: SentContentReport) => void;
}

/** The reason, the text, and the contact of a reporter who wants to be notified. */
export function ContentReportForm({ page, onSent }: ContentReportFormProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const api = useApi();
  const { labels, reasons, issueText } = useContentReportLabels(page.targetKind);
  const refused = useRefusedForm();
  const readInput = (field: ContentReportField) => refused?.values[FIELD_NAMES[field]] ?? '';
  const [input, setInput] = useState<ContentReportInput>(() => ({
    targetKind: page.targetKind,
    targetId: page.targetId || readInput('TargetId'),
    reason: readInput('Reason'),
    text: readInput('Text'),
    name: readInput('Name'),
    email: readInput('EmailAddress'),
    isInGoodFaith: readInput('InGoodFaith') === TICKED,
  }));
  const isRefusedInput = refused?.problem.code === 'VALIDATION';
  const [issues, setIssues] = useState(() => (isRefusedInput ? contentReportIssues(input, countryId) : {}));
  const { isBusy, problem, submit } = useSubmit(isRefusedInput ? null : refused?.problem);
  const change = (changed: Partial<ContentReportInput>) => setInput({ ...input, ...changed });

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = contentReportIssues(input, countryId);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    await submit(async () => {
      const { Number: number } = await api(CALLS.sendReport, { body: checkedBody(input, countryId) });
      onSent({ number, email: input.email.trim() });
    });
  }
  const field = (name: ContentReportField) => ({
    id: FIELD_NAMES[name],
    name: FIELD_NAMES[name],
    label: labels[name],
    error: issueText(name, issues[name]),
  });
  const errors = CONTENT_REPORT_FIELDS.filter((name) => issues[name]).map((name) => ({
    fieldId: FIELD_NAMES[name],
    message: issueText(name, issues[name]) ?? '',
  }));
  return (
    <Card as="section" aria-label={t`Meldung`}>
      <PostForm noValidate aria-label={t`Meldung`} className={styles.fields} onSubmit={(event) => void send(event)}>
        <ErrorSummary errors={errors} />
        <ContentReportFailed problem={problem} />
        {!page.subject && (
          <TextField
            {...field('TargetId')}
            hint={t`Adresse der Seite, wie sie oben im Browser steht.`}
            value={input.targetId}
            maxLength={300}
            onChange={({ currentTarget }) => change({ targetId: currentTarget.value })}
          />
        )}
        <RadioGroup
          id={FIELD_NAMES.Reason}
          name={FIELD_NAMES.Reason}
          legend={labels.Reason}
          options={reasons}
          value={input.reason}
          error={issueText('Reason', issues.Reason)}
          onValueChange={(reason) => change({ reason })}
        />
        <TextArea
          {...field('Text')}
          hint={t`Was genau, und warum? Bei Rechtsverletzungen: welches Recht.`}
          rows={5}
          value={input.text}
          maxLength={4000}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <TextField
          {...field('Name')}
          value={input.name}
          autoComplete="name"
          maxLength={160}
          optional
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          {...field('EmailAddress')}
          type="email"
          hint={t`Dorthin gehen Eingangsbestätigung und Entscheidung. Ohne sie erfahren Sie nichts davon.`}
          value={input.email}
          autoComplete="email"
          maxLength={254}
          optional
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <Checkbox
          id={FIELD_NAMES.InGoodFaith}
          name={FIELD_NAMES.InGoodFaith}
          value={TICKED}
          label={t`Meine Angaben sind nach bestem Wissen richtig und vollständig.`}
          checked={input.isInGoodFaith}
          error={issueText('InGoodFaith', issues.InGoodFaith)}
          onChange={({ currentTarget }) => change({ isInGoodFaith: currentTarget.checked })}
        />
        <p className="quiet">
          <Trans>Wer gemeldet hat, sagen wir niemandem. Name und E-Mail löschen wir nach dem Ende der Prüfung.</Trans>
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
            <Trans>Meldung senden</Trans>
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}
