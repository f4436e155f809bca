import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { PostForm, useRefusedForm, useRevalidator, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Notice, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { APPEAL_FIELD } from './appeal-field';
import styles from './content-report-state-view.module.css';

const SHORTEST = 10;

/** DSA 20: free of charge, until the day that it names. */
export function AppealForm({ token, until }: { readonly token: string; readonly until: string }) {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const refused = useRefusedForm();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, submit } = useSubmit(refused?.problem);
  const [text, setText] = useState(refused?.values[APPEAL_FIELD] ?? '');
  const [isShort, setIsShort] = useState(refused?.problem.code === 'VALIDATION');

  async function send(event: FormEvent) {
    event.preventDefault();
    const tooShort = text.trim().length < SHORTEST;
    setIsShort(tooShort);
    if (tooShort) return;
    const isSent = await submit(() => api(CALLS.appealReport, { body: { Token: token, Text: text } }));
    if (isSent) await revalidate();
  }
  return (
    <Card as="section" aria-labelledby="beschwerde">
      <CardHeader title={<Trans>Beschwerde einlegen</Trans>} titleId="beschwerde" />
      <PostForm noValidate aria-labelledby="beschwerde" className={styles.form} onSubmit={(event) => void send(event)}>
        <p>
          <Trans>
            Sie sehen es anders? Bis {formatLongDate(until.slice(0, 10), site)} können Sie kostenlos Beschwerde
            einlegen. Ein Mensch, der nicht entschieden hat, prüft noch einmal.
          </Trans>
        </p>
        {problem && problem.code !== 'VALIDATION' && (
          <Notice tone="bad" announce>
            {problem.problem.detail ?? t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`}
          </Notice>
        )}
        <TextArea
          id={APPEAL_FIELD}
          name={APPEAL_FIELD}
          label={t`Warum?`}
          rows={5}
          value={text}
          maxLength={4000}
          error={isShort ? t`Bitte schreiben Sie etwas mehr.` : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
          <Trans>Beschwerde senden</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}
