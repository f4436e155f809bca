import { PageHead } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { PasswordLinkSent } from './password-link-sent';

export function ForgotPasswordView() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t`Passwort vergessen`} noindex />
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <PasswordLinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </>
  );
}
