import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { loginPath } from '../../shared/login-paths';
import { useState } from 'react';
import { LinkPage } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { useSentLink } from '../../shared/token-page/use-sent-link';
import { PasswordLinkClosed } from './password-link-closed';
import { SetPasswordForm } from './set-password-form';

export function SetPasswordView() {
  const { t } = useLingui();
  const [target, setTarget] = useState(useSentLink()?.returnUrl ?? null);
  return (
    <LinkPage
      title={t`Neues Passwort`}
      purpose="password"
      open={(link) => <SetPasswordForm link={link} onSet={setTarget} />}
      closed={(state) => <PasswordLinkClosed state={state} />}
      consumed={
        <Message scene="success" takesFocus title={<Trans>Ihr neues Passwort gilt</Trans>}>
          <p>
            <Trans>Auf allen Geräten sind Sie jetzt abgemeldet. Melden Sie sich mit dem neuen Passwort an.</Trans>
          </p>
          <LinkButton variant="primary" href={loginPath(target)}>
            {target === null ? <Trans>Anmelden</Trans> : <Trans>Anmelden und weitermachen</Trans>}
          </LinkButton>
        </Message>
      }
    />
  );
}
