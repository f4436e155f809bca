import { NOTIFICATIONS_PATH } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './customer-home-view.module.css';

/** How many prices and news are watched for the customer. */
export function NotificationsCard({ number }: { readonly number: number }) {
  return (
    <Card as="section" aria-labelledby="benachrichtigungen" className={styles.card}>
      <CardHeader titleId="benachrichtigungen" title={<Trans>Benachrichtigungen</Trans>} />
      <p>
        {number > 0 ? (
          <Plural value={number} one="Eine ist eingerichtet." other="# sind eingerichtet." />
        ) : (
          <Trans>Nennen Sie Ihren Wunschpreis. Wir schreiben, sobald er erreicht ist.</Trans>
        )}
      </p>
      <TextLink variant="alone" href={NOTIFICATIONS_PATH}>
        {number > 0 ? <Trans>Ansehen und beenden</Trans> : <Trans>Wunschpreis einrichten</Trans>}
      </TextLink>
    </Card>
  );
}
