import { ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import formStyles from '../form-layout.module.css';
import { SubmissionErrorNotice } from '../form-messages/submission-error-notice';
import { SIGN_IN_FORMS } from '../sign-in/use-sent-sign-in';
import { isTooLate } from './is-too-late';
import type { SecondFactorEnds } from './second-factor-ends';

interface CodeFormProps extends SecondFactorEnds {
  /** A recovery code does, too; not while setting up. */
  readonly mayRecover?: boolean;
  /** The field takes the focus when it appears; not below something that has to be read first. */
  readonly takesFocus?: boolean;
}

export function CodeForm({ onDone, onTooLate, mayRecover = false, takesFocus = true }: CodeFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const name = mayRecover ? SIGN_IN_FORMS.code : SIGN_IN_FORMS.firstCode;
  const refused = useRefusedForm(name);
  const isWrongCode = refused?.problem.code === 'VALIDATION';
  const { isBusy, problem, submit } = useSubmit(isWrongCode ? null : refused?.problem);
  const [issue, setIssue] = useState<'REQUIRED' | 'WRONG' | null>(isWrongCode ? 'WRONG' : null);
  const field = useRef<HTMLInputElement>(null);
  const messages = {
    REQUIRED: t`Bitte geben Sie den Code ein.`,
    WRONG: t`Dieser Code stimmt nicht. Codes gelten nur 30 Sekunden; nehmen Sie den neuesten.`,
  };
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function refuse(reason: 'REQUIRED' | 'WRONG') {
    setIssue(reason);
    field.current?.focus();
    field.current?.select();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.replace(/\s/g, '') ?? '';
    if (code === '') return refuse('REQUIRED');
    setIssue(null);
    await submit(async () => {
      try {
        const { success } = await api(CALLS.submitSecondFactor, { body: { Code: code } });
        if (success) onDone();
        else refuse('WRONG');
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'VALIDATION') refuse('WRONG');
        else if (isTooLate(error)) onTooLate();
        else throw error;
      }
    });
  }

  return (
    <PostForm
      name={name}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void send(event)}
      aria-label={t`Zweiter Faktor`}
    >
      <SubmissionErrorNotice problem={problem} />
      <TextField
        ref={field}
        name="code"
        label={t`Code aus Ihrer App`}
        hint={mayRecover ? t`Sechs Ziffern. Ohne Ihr Telefon geht auch ein Notfallcode.` : t`Sechs Ziffern.`}
        autoComplete="one-time-code"
        inputMode={mayRecover ? 'text' : 'numeric'}
        autoCapitalize="none"
        maxLength={20}
        error={issue && messages[issue]}
      />
      <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Wird geprüft …`}>
        <Trans>Code prüfen</Trans>
      </Button>
    </PostForm>
  );
}
