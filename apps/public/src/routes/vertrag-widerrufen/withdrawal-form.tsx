import type { ProblemError } from '@heizplatz/api-client';
import { PostForm } from '@heizplatz/router';
import { Button, Card, ErrorSummary, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { OtherWays } from './other-ways';
import { StepHeading } from './steps/step-heading';
import { useWithdrawalMessages } from './use-withdrawal-messages';
import { WithdrawalFailed } from './withdrawal-failed';
import {
  FIELD_NAMES,
  FORMS,
  WITHDRAWAL_FIELDS,
  type WithdrawalField,
  type WithdrawalInput,
  withdrawalIssues,
} from './steps/withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

interface WithdrawalFormProps {
  readonly page: WithdrawalPage;
  readonly input: WithdrawalInput;
  /** Why it was refused when it was sent without script. */
  readonly refused: ProblemError | null;
  readonly onChange: (input: WithdrawalInput) => void;
  readonly onChecked: () => void;
}

/** The first step: name, contract, e-mail, and which part if not the whole. */
export function WithdrawalForm({ page, input, refused, onChange, onChecked }: WithdrawalFormProps) {
  const { t } = useLingui();
  const { labels, issueText } = useWithdrawalMessages();
  const [issues, setIssues] = useState(() => (refused?.code === 'VALIDATION' ? withdrawalIssues(input) : {}));

  function check(event: FormEvent) {
    event.preventDefault();
    const wrong = withdrawalIssues(input);
    setIssues(wrong);
    if (Object.keys(wrong).length === 0) onChecked();
  }
  const field = (name: WithdrawalField) => ({
    id: name,
    name: FIELD_NAMES[name],
    label: labels[name],
    value: input[name],
    error: issueText(issues[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...input, [name]: event.currentTarget.value }),
  });
  const errors = WITHDRAWAL_FIELDS.filter((name) => issues[name]).map((name) => ({
    fieldId: name,
    message: `${labels[name]}: ${issueText(issues[name])}`,
  }));
  return (
    <>
      <StepHeading
        title={<Trans>Vertrag widerrufen</Trans>}
        lead={<Trans>Ohne Anmeldung und ohne Gründe. Unvollständige Angaben schaden nicht.</Trans>}
        takesFocus={false}
      />
      <Card as="section">
        <PostForm
          name={FORMS.input}
          noValidate
          aria-label={t`Vertrag widerrufen`}
          className={styles.fields}
          onSubmit={check}
        >
          <ErrorSummary errors={errors} />
          {refused?.code !== 'VALIDATION' && <WithdrawalFailed problem={refused} />}
          <TextField {...field('Name')} autoComplete="name" maxLength={160} optional />
          <TextField
            {...field('Contract')}
            hint={t`Die Bestellnummer, oder Ware, Händler und Tag der Bestellung.`}
            maxLength={300}
            optional
          />
          <TextField
            {...field('ZipCode')}
            hint={t`Mit Name und Bestellnummer zusammen erkennen wir Ihre Bestellung sofort.`}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={20}
            optional
          />
          <TextField
            {...field('EmailAddress')}
            type="email"
            hint={t`Dorthin geht sofort die Bestätigung mit Inhalt, Datum und Uhrzeit.`}
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            {...field('Part')}
            hint={t`Nur wenn Sie nicht die ganze Bestellung widerrufen.`}
            maxLength={500}
            optional
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              <Trans>Weiter</Trans>
            </Button>
          </div>
        </PostForm>
      </Card>
      <OtherWays blocks={page.otherWays} />
    </>
  );
}
