import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkPage } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { ConfirmEmailChange } from './confirm-email-change';
import { EmailChangeClosed } from './email-change-closed';

export function EmailChangeView() {
  const { t } = useLingui();
  return (
    <LinkPage
      title={t`E-Mail-Adresse bestätigen`}
      purpose="email-change"
      open={(link) => <ConfirmEmailChange link={link} />}
      closed={(state) => <EmailChangeClosed state={state} />}
      consumed={
        <Message scene="success" takesFocus title={<Trans>Ihre neue E-Mail-Adresse gilt</Trans>}>
          <p>
            <Trans>Melden Sie sich ab jetzt mit ihr an. Auch unsere Nachrichten gehen dorthin.</Trans>
          </p>
          <LinkButton variant="primary" href={MASTER_DATA_PATH}>
            <Trans>Zu Ihren Stammdaten</Trans>
          </LinkButton>
        </Message>
      }
    />
  );
}
