import { useApi } from '@heizplatz/api-client';
import { CALLS, type Passkey } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { PASSKEYS_PATH } from '@heizplatz/routes';
import { Button, PasswordField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import { PASSKEY_ID_NAME, PASSKEY_PASSWORD_NAME, REMOVE_PASSKEY_FORM } from './passkey-forms';

interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => Promise<unknown>;
}

/** The password is required: a person with access to an open browser must not remove the owner's login methods. */
export function RemovePasskeyForm({ passkey, onRemoved }: RemovePasskeyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const { show } = useToast();
  const form = useContractForm({
    name: REMOVE_PASSKEY_FORM,
    id: `passkey-${passkey.Id}`,
    owns: (values) => values[PASSKEY_ID_NAME] === String(passkey.Id),
    schema: toBody(CALLS.removePasskey),
    values: { [PASSKEY_PASSWORD_NAME]: '' },
    read: ({ Password }) => ({ Id: passkey.Id, Password }),
    furtherIssues: ({ Password }) => (Password === '' ? { [PASSKEY_PASSWORD_NAME]: 'REQUIRED' } : {}),
    issueText,
    focusesField: true,
    save: async (body) => {
      await api(CALLS.removePasskey, { body });
      show({ tone: 'good', text: t`Der Passkey „${passkey.Name}“ ist entfernt.` });
      await onRemoved();
    },
  });

  return (
    <PostForm
      name={form.name}
      action={PASSKEYS_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Passkey „${passkey.Name}“ entfernen`}
    >
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <input type="hidden" name={PASSKEY_ID_NAME} value={passkey.Id} />
      <PasswordField {...form.field(PASSKEY_PASSWORD_NAME)} label={t`Ihr Passwort`} autoComplete="current-password" />
      <div className={formStyles.actions}>
        <Button type="submit" variant="secondary" busy={form.isBusy} busyText={t`Wird entfernt …`}>
          <Trans>Passkey entfernen</Trans>
        </Button>
      </div>
    </PostForm>
  );
}
