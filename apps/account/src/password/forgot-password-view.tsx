import { returnPath } from '@heizplatz/identity';
import { PageHead, useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { PasswordLinkSent } from './password-link-sent';

export function ForgotPasswordView() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const target = returnPath(query.get('ReturnUrl'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t`Passwort vergessen`} noindex />
      {sentTo === null ? (
        <ForgotPasswordForm target={target} onSent={setSentTo} />
      ) : (
        <PasswordLinkSent email={sentTo} target={target} onAgain={() => setSentTo(null)} />
      )}
    </>
  );
}
