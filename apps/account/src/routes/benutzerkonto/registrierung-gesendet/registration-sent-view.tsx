import { PageHeader, useLocation } from '@heizplatz/router';
import { LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { REGISTER_PATH } from '../../../shared/login-paths';
import { Message } from '../../../shared/token-page/message';
import { NoMailHints } from '../../../shared/token-page/no-mail-hints';

/** Displays the same text whether or not the e-mail has an account already: only the mail states that. */
export function RegistrationSentView() {
  const { t } = useLingui();
  const email = useSentTo();
  return (
    <>
      <PageHeader title={t`Konto bestätigen`} noindex />
      <Message scene="mail" takesFocus title={<Trans>Wir haben Ihnen eine E-Mail geschickt</Trans>}>
        <p>
          {email ? (
            <Trans>
              An <strong>{email}</strong>. Öffnen Sie den Link darin und bestätigen Sie Ihr Konto; dann ist es fertig.
              Der Link gilt 24 Stunden.
            </Trans>
          ) : (
            <Trans>
              Öffnen Sie den Link darin und bestätigen Sie Ihr Konto; dann ist es fertig. Der Link gilt 24 Stunden.
            </Trans>
          )}
        </p>
        <NoMailHints
          again={
            <Trans>
              Stimmt die Adresse? Sonst <TextLink href={REGISTER_PATH}>legen Sie das Konto noch einmal an</TextLink>.
            </Trans>
          }
        />
        <LinkButton variant="secondary" href="/">
          <Trans>Startseite</Trans>
        </LinkButton>
      </Message>
    </>
  );
}

const Sent = v.object({ email: v.string() });

/** The form passes it in the browser's history, which is unknown to the server: it is rendered after hydration. */
function useSentTo(): string | null {
  const { state } = useLocation();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const sent = v.safeParse(Sent, state);
    setEmail(sent.success ? sent.output.email : null);
  }, [state]);
  return email;
}
