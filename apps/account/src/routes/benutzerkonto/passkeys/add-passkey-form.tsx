import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { Button, Icon, PasswordField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../shared/form/focus-first';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { useIssueText } from '../../../shared/form/use-issue-text';
import { makePasskey, type PasskeyFailure } from '../../../shared/passkeys/browser-passkeys';
import { PasskeyFailureText } from '../../../shared/passkeys/passkey-failure-text';

const EMPTY = { name: '', password: '' };
const FIELDS = { name: 'passkey-name', password: 'passkey-passwort' } as const;

/** Name and password here, finger, face or PIN in the browser's own dialog. What was typed stays until it is done. */
export function AddPasskeyForm({ onAdded }: { readonly onAdded: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  const [values, setValues] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const refused = refusedFields(problem);
  const isFieldRefused = 'Password' in refused || 'Name' in refused;

  async function add(): Promise<void> {
    const options = await api(CALLS.beginPasskeyEnrolment, { body: { Password: values.password } });
    const made = await makePasskey(options);
    if (made.failure !== undefined) return setFailure(made.failure);
    const { Name } = await api(CALLS.addPasskey, { body: { Name: values.name, Credential: made.credential } });
    setValues(EMPTY);
    show({ tone: 'good', text: t`Der Passkey „${Name}“ ist eingerichtet.` });
    await onAdded();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const empty = [
      ...(values.name.trim() === '' ? [FIELDS.name] : []),
      ...(values.password === '' ? [FIELDS.password] : []),
    ];
    setMissing(empty);
    if (!focusFirst(empty)) void submit(add);
  }

  const getIssue = (field: string, refusedIssue: string | undefined) =>
    issueText(missing.includes(field) ? 'REQUIRED' : refusedIssue);
  return (
    <form noValidate className={formStyles.form} onSubmit={send} aria-label={t`Passkey einrichten`}>
      <noscript>
        <p className="quiet">
          <Trans>Ein Passkey lässt sich nur mit eingeschaltetem JavaScript einrichten.</Trans>
        </p>
      </noscript>
      <ProblemNotice problem={isFieldRefused ? null : problem} />
      <PasskeyFailureText failure={failure} />
      <TextField
        id={FIELDS.name}
        name="name"
        label={t`Name des Passkeys`}
        hint={t`Zum Beispiel das Gerät: Telefon, Laptop im Büro`}
        maxLength={60}
        autoComplete="off"
        value={values.name}
        error={getIssue(FIELDS.name, refused['Name'])}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
      />
      <PasswordField
        id={FIELDS.password}
        name="password"
        label={t`Ihr Passwort`}
        autoComplete="current-password"
        value={values.password}
        error={getIssue(FIELDS.password, refused['Password'])}
        onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
      />
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Ihr Gerät fragt jetzt nach Ihnen …`}>
          <Icon name="key" />
          <Trans>Passkey einrichten</Trans>
        </Button>
      </div>
    </form>
  );
}
