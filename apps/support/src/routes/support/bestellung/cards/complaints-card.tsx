import { formatTime } from '@heizplatz/country';
import { COMPLAINT_KIND_LABELS, COMPLAINT_STATE_LABELS } from '@heizplatz/order-ui';
import { Card, CardHeader, Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './mails-card.module.css';
import { useStaffOrder } from '../order-context';

/** What the customer complained about, how it stands, and what both sides wrote. */
export function ComplaintsCard() {
  const { t } = useLingui();
  const { order, site } = useStaffOrder();
  const authors = { customer: t`Kunde`, dealer: t`Händler`, staff: t`Kundendienst`, other: t`Sonstige` };
  if (order.Complaints.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="reklamationen">
      <CardHeader titleId="reklamationen" title={<Trans>Reklamationen</Trans>} />
      {order.Complaints.map(({ Id, Kind, State, Messages }) => (
        <div key={Id}>
          <h3>
            {t(COMPLAINT_KIND_LABELS[Kind])}{' '}
            <Chip tone={COMPLAINT_STATE_LABELS[State].tone}>{t(COMPLAINT_STATE_LABELS[State].label)}</Chip>
          </h3>
          <ul className={styles.mails}>
            {Messages.map(({ Author, Text, At }, index) => (
              <li key={`${At} ${index}`} className={styles.mail}>
                <p className={styles.text}>{Text}</p>
                <p className="quiet">
                  {authors[Author]}, <time dateTime={At}>{formatTime(At, site)}</time>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
