import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { Button, Icon, PasswordField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import { makePasskey, type PasskeyFailure } from '../../../shared/passkeys/browser-passkeys';
import { PasskeyFailureText } from '../../../shared/passkeys/passkey-failure-text';

const EMPTY = { Name: '', Password: '' };

/** Both calls' fields; the credential between them is the browser's. */
const NewPasskey = v.object({
  ...v.pick(toBody(CALLS.addPasskey), ['Name']).entries,
  ...toBody(CALLS.beginPasskeyEnrolment).entries,
});

/**
 * Name and password here, finger, face or PIN in the browser's own dialog. The input is retained until it is done.
 */
export function AddPasskeyForm({ onAdded }: { readonly onAdded: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const { show } = useToast();
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const form = useContractForm({
    name: 'passkey-einrichten',
    id: 'passkey',
    schema: NewPasskey,
    values: EMPTY,
    furtherIssues: ({ Password }) => (Password === '' ? { Password: 'REQUIRED' } : {}),
    issueText,
    focusesField: true,
    save: async ({ Name, Password }): Promise<void> => {
      const options = await api(CALLS.beginPasskeyEnrolment, { body: { Password } });
      const made = await makePasskey(options);
      if (made.failure !== undefined) return setFailure(made.failure);
      const added = await api(CALLS.addPasskey, { body: { Name, Credential: made.credential } });
      form.setValues(EMPTY);
      show({ tone: 'good', text: t`Der Passkey „${added.Name}“ ist eingerichtet.` });
      await onAdded();
    },
  });

  function send(event: FormEvent): void {
    setFailure(null);
    void form.submit(event);
  }

  return (
    <form method="post" noValidate className={formStyles.form} onSubmit={send} aria-label={t`Passkey einrichten`}>
      <noscript>
        <p className="quiet">
          <Trans>Ein Passkey lässt sich nur mit eingeschaltetem JavaScript einrichten.</Trans>
        </p>
      </noscript>
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <PasskeyFailureText failure={failure} />
      <TextField
        {...form.field('Name')}
        label={t`Name des Passkeys`}
        hint={t`Zum Beispiel das Gerät: Telefon, Laptop im Büro`}
        maxLength={60}
        autoComplete="off"
      />
      <PasswordField {...form.field('Password')} label={t`Ihr Passwort`} autoComplete="current-password" />
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Ihr Gerät fragt jetzt nach Ihnen …`}>
          <Icon name="key" />
          <Trans>Passkey einrichten</Trans>
        </Button>
      </div>
    </form>
  );
}
