import { useLocation } from '@heizplatz/router';
import { TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountIssueText } from '../form-messages/use-account-issue-text';
import { NewPasswordField } from '../password/new-password-field';
import { addQuery } from './register-query';
import type { Registration } from './use-register';

interface AccountFieldsProps {
  readonly registration: Registration;
  /** It was entered in the step before. */
  readonly isEmailFixed: boolean;
}

/** E-mail and password. */
export function AccountFields({ registration: { draft, change, issues }, isEmailFixed }: AccountFieldsProps) {
  const { t } = useLingui();
  const issueText = useAccountIssueText();
  const location = useLocation();
  return (
    <>
      {isEmailFixed && (
        <p className="quiet">
          <Trans>Schritt 2 von 2</Trans>{' '}
          <TextLink href={addQuery(location, { emailChecked: null })}>
            <Trans>E-Mail ändern</Trans>
          </TextLink>
        </p>
      )}
      <TextField
        id="EmailAddress"
        name="email"
        type="email"
        label={t`E-Mail`}
        hint={isEmailFixed ? undefined : t`Damit melden Sie sich an.`}
        autoComplete="email"
        maxLength={254}
        readOnly={isEmailFixed}
        value={draft.email}
        error={issueText(issues['EmailAddress'])}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <NewPasswordField
        id="Password"
        label={t`Passwort`}
        password={draft.password}
        email={draft.email}
        value={draft.password}
        error={issueText(issues['Password'])}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
    </>
  );
}
