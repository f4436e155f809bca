import { Button, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { loginPath } from '../../../shared/login-paths';
import { Message } from '../../../shared/token-page/message';
import { NoMailHints } from '../../../shared/token-page/no-mail-hints';

interface PasswordLinkSentProps {
  readonly email: string;
  readonly target: string | null;
  readonly onAgain: () => void;
}

/** Displays the same text whether or not there is an account: only the mail states that. */
export function PasswordLinkSent({ email, target, onAgain }: PasswordLinkSentProps) {
  return (
    <Message scene="mail" takesFocus title={<Trans>Sehen Sie in Ihr Postfach</Trans>}>
      <p>
        <Trans>
          Wenn es zu <strong>{email}</strong> ein Konto gibt, ist der Link jetzt unterwegs. Er gilt eine Stunde.
        </Trans>
      </p>
      <NoMailHints again={<Trans>Stimmt die Adresse? Sonst geben Sie eine andere an.</Trans>} />
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Andere Adresse oder noch einmal senden</Trans>
      </Button>
      <LinkButton variant="quiet" href={loginPath(target)}>
        <Trans>Zur Anmeldung</Trans>
      </LinkButton>
    </Message>
  );
}
