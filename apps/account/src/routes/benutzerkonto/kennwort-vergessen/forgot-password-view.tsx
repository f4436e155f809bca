import { returnPath } from '@heizplatz/identity';
import { PageHeader, useActionData, useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { PasswordLinkSent } from './password-link-sent';
import type { SentPasswordLink } from './sent-password-link';

export function ForgotPasswordView() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const target = returnPath(query.get('ReturnUrl'));
  const [sentTo, setSentTo] = useState(useActionData<Partial<SentPasswordLink>>()?.sentTo ?? null);
  return (
    <>
      <PageHeader title={t`Passwort vergessen`} noindex />
      {sentTo === null ? (
        <ForgotPasswordForm target={target} onSent={setSentTo} />
      ) : (
        <PasswordLinkSent email={sentTo} target={target} onAgain={() => setSentTo(null)} />
      )}
    </>
  );
}
