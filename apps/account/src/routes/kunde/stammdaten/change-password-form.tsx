import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, getFieldByPath, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, PasswordField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import { NEW_PASSWORD_NAME } from '../../../shared/password/new-password-name';
import { NewPasswordField } from '../../../shared/password/new-password-field';
import { MASTER_DATA_FORMS } from './master-data-forms';
import { passwordChangeIssues, PASSWORD_CHANGE_FIELDS } from './password-change-issues';

const { current: CURRENT, next: NEXT } = PASSWORD_CHANGE_FIELDS;

/** Every other session of the account ends with the old password. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const { show } = useToast();
  const form = useContractForm({
    name: MASTER_DATA_FORMS.password,
    id: '',
    schema: toBody(CALLS.changePassword),
    values: { [CURRENT]: '', [NEW_PASSWORD_NAME]: '' },
    read: (values) => ({ CurrentPassword: values[CURRENT], Password: values[NEW_PASSWORD_NAME] }),
    furtherIssues: (values) => {
      const { [NEXT]: next, ...issues } = passwordChangeIssues(
        { current: values[CURRENT] ?? '', next: values[NEW_PASSWORD_NAME] ?? '' },
        email,
      );
      return { ...issues, ...(next && { [NEW_PASSWORD_NAME]: next }) };
    },
    toField: (path) => (getFieldByPath(path) === CURRENT ? CURRENT : NEW_PASSWORD_NAME),
    issueText,
    clears: true,
    focusesField: true,
    save: async (body) => {
      await api(CALLS.changePassword, { body });
      show({ tone: 'good', text: t`Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.` });
    },
  });

  return (
    <PostForm
      name={form.name}
      action={MASTER_DATA_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Passwort ändern`}
    >
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <PasswordField {...form.field(CURRENT)} label={t`Bisheriges Passwort`} autoComplete="current-password" />
      <NewPasswordField
        {...form.field(NEW_PASSWORD_NAME)}
        label={t`Neues Passwort`}
        password={form.watch(NEW_PASSWORD_NAME)}
        email={email}
      />
      <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Passwort ändern</Trans>
      </Button>
    </PostForm>
  );
}
