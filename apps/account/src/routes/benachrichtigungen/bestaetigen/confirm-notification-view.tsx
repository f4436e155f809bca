import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkPage } from '../../../shared/token-page/link-page';
import { Message } from '../../../shared/token-page/message';
import { ConfirmNotification } from './confirm-notification';
import { NotificationClosed } from './notification-closed';

export function ConfirmNotificationView() {
  const { t } = useLingui();
  return (
    <LinkPage
      title={t`Benachrichtigung bestätigen`}
      purpose="notification"
      open={(link) => <ConfirmNotification link={link} />}
      closed={(state) => <NotificationClosed state={state} />}
      consumed={
        <Message scene="success" takesFocus title={<Trans>Ihre Benachrichtigung ist eingeschaltet</Trans>}>
          <p>
            <Trans>Wir schreiben Ihnen, sobald es etwas gibt. Jede E-Mail hat am Ende einen Link zum Beenden.</Trans>
          </p>
          <LinkButton variant="primary" href="/">
            <Trans>Preise vergleichen</Trans>
          </LinkButton>
        </Message>
      }
    />
  );
}
