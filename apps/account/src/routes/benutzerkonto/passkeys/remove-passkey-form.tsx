import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type Passkey } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { PASSKEYS_PATH } from '@heizplatz/routes';
import { Button, PasswordField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../shared/form/focus-first';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { useIssueText } from '../../../shared/form/use-issue-text';
import { PASSKEY_ID_NAME, PASSKEY_PASSWORD_NAME, REMOVE_PASSKEY_FORM } from './passkey-forms';

interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => Promise<unknown>;
}

/** The password is asked: whoever sits at an open browser shall not take the owner's ways in. */
export function RemovePasskeyForm({ passkey, onRemoved }: RemovePasskeyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const { show } = useToast();
  const refused = useRefusedForm(REMOVE_PASSKEY_FORM);
  const isMine = refused?.typed[PASSKEY_ID_NAME] === String(passkey.Id);
  const { isBusy, problem, submit } = useSubmit(isMine ? refused.problem : null);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const field = `passkey-${passkey.Id}-passwort`;
  const refusedIssue = refusedFields(problem)['Password'];

  async function remove(event: FormEvent) {
    event.preventDefault();
    setIssue(password === '' ? 'REQUIRED' : undefined);
    if (password === '') return void focusFirst([field]);
    if (!(await submit(() => api(CALLS.removePasskey, { body: { Id: passkey.Id, Password: password } })))) return;
    show({ tone: 'good', text: t`Der Passkey „${passkey.Name}“ ist entfernt.` });
    await onRemoved();
  }

  return (
    <PostForm
      name={REMOVE_PASSKEY_FORM}
      action={PASSKEYS_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void remove(event)}
      aria-label={t`Passkey „${passkey.Name}“ entfernen`}
    >
      <ProblemNotice problem={refusedIssue ? null : problem} />
      <input type="hidden" name={PASSKEY_ID_NAME} value={passkey.Id} />
      <PasswordField
        id={field}
        name={PASSKEY_PASSWORD_NAME}
        label={t`Ihr Passwort`}
        autoComplete="current-password"
        value={password}
        error={issueText(issue ?? refusedIssue)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={formStyles.actions}>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={t`Wird entfernt …`}>
          <Trans>Passkey entfernen</Trans>
        </Button>
      </div>
    </PostForm>
  );
}
