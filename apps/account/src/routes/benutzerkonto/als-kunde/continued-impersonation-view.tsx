import { PageHeader } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { Message } from '../../../shared/token-page/message';

/** The token was used, or is too old. */
export function ContinuedImpersonationView() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Als Kunde handeln`} noindex />
      <Message title={<Trans>Dieser Wechsel ist abgelaufen</Trans>}>
        <p>
          <Trans>
            Er gilt einmal und eine Minute lang. Bitte beginnen Sie auf der Seite des Kunden im Mitarbeiterbereich noch
            einmal.
          </Trans>
        </p>
      </Message>
    </>
  );
}
