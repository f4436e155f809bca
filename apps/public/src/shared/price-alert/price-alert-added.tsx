import { NOTIFICATIONS_PATH } from '@heizplatz/routes';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/**
 * The next step: a customer's price alert (email null) is active at once; others confirm by mail ('': not displayed).
 */
export function PriceAlertAdded({ email }: { email: string | null }) {
  if (email === null) {
    return (
      <Notice tone="good" title={<Trans>Ihr Wunschpreis ist gemerkt.</Trans>} announce>
        <p>
          <TextLink href={NOTIFICATIONS_PATH}>
            <Trans>Zu Ihren Benachrichtigungen</Trans>
          </TextLink>
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={<Trans>Bitte bestätigen Sie noch.</Trans>} announce>
      <p>
        {email === '' ? <Trans>Wir haben Ihnen geschrieben.</Trans> : <Trans>Wir haben an {email} geschrieben.</Trans>}
      </p>
      <p>
        <Trans>Erst wenn Sie den Link darin öffnen und bestätigen, zählt Ihr Wunschpreis.</Trans>
      </p>
    </Notice>
  );
}
