import { Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

const NOTIFICATIONS_PATH = '/kunde/benachrichtigungen';

/** What happens next: a visitor confirms by mail, a customer's wish counts at once (email null). */
export function AlertAdded({ email }: { email: string | null }) {
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
        <Trans>
          Wir haben an {email} geschrieben. Erst wenn Sie den Link darin öffnen und bestätigen, zählt Ihr Wunschpreis.
        </Trans>
      </p>
    </Notice>
  );
}
