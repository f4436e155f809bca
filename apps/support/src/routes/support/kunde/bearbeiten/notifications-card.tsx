import type { StaffCustomer } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';

type Entry = StaffCustomer['Notifications'][number];

/** The customer's notification settings; changed by the customer alone. */
export function NotificationsCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const site = siteById(customer.CountryId);
  const { Notifications } = customer;
  const priceAlert = ({ Kind, ZipCode, Threshold }: Entry) =>
    Kind === 'news'
      ? t`Nachrichten`
      : t`Wunschpreis ${Threshold === null ? '–' : formatMoney(Threshold, site)} für ${ZipCode ?? '–'}`;
  const state = ({ IsConfirmed, EndedAt }: Entry) =>
    EndedAt ? t`beendet am ${formatDate(EndedAt, site)}` : IsConfirmed ? t`läuft` : t`noch nicht bestätigt`;
  return (
    <Card as="section" aria-labelledby="benachrichtigungen">
      <CardHeader titleId="benachrichtigungen" title={<Trans>Benachrichtigungen</Trans>} />
      {Notifications.length === 0 ? (
        <p className="quiet">
          <Trans>Keine Benachrichtigung.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {Notifications.map((entry) => (
            <li key={entry.Id}>
              <p>{priceAlert(entry)}</p>
              <p className="quiet">
                <Trans>seit {formatDate(entry.CreatedAt, site)}</Trans>, {state(entry)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
