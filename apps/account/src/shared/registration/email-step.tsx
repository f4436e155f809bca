import { PostForm } from '@heizplatz/router';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../form-layout.module.css';
import { SubmissionErrorNotice } from '../form-messages/submission-error-notice';
import { useAccountIssueText } from '../form-messages/use-account-issue-text';
import { REGISTER_FORM } from './sent-registration';
import type { Registration } from './use-register';

/** The first of two steps. Whether there is an account already stands in the mail alone. */
export function EmailStep({ registration }: { readonly registration: Registration }) {
  const { t } = useLingui();
  const issueText = useAccountIssueText();
  const { draft, change, issues, problem, isBusy, giveEmail } = registration;
  return (
    <PostForm
      name={REGISTER_FORM}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void giveEmail(event)}
      aria-label={t`Konto anlegen`}
    >
      <p className="quiet">
        <Trans>Schritt 1 von 2</Trans>
      </p>
      <SubmissionErrorNotice problem={problem} />
      <TextField
        id="EmailAddress"
        name="email"
        type="email"
        label={t`E-Mail`}
        hint={t`Damit melden Sie sich an. Wir schicken dorthin einen Link, mit dem Sie das Konto bestätigen.`}
        autoComplete="email"
        maxLength={254}
        value={draft.email}
        error={issueText(issues['EmailAddress'])}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Einen Moment …`}>
        <Trans>Weiter</Trans>
      </Button>
    </PostForm>
  );
}
