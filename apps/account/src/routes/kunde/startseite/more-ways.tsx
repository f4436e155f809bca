import { CONSUMPTION_PATH, MASTER_DATA_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Icon, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './customer-home-view.module.css';

/** Other links that customers look for in their account. */
export function MoreWays() {
  return (
    <Card as="section" aria-labelledby="weiteres">
      <CardHeader titleId="weiteres" title={<Trans>Außerdem</Trans>} />
      <ul className={styles.ways}>
        <li className={styles.way}>
          <Icon name="scale" size={18} />
          <TextLink variant="alone" href={CONSUMPTION_PATH}>
            <Trans>Mein Verbrauch der letzten Jahre</Trans>
          </TextLink>
        </li>
        <li className={styles.way}>
          <Icon name="user" size={18} />
          <TextLink variant="alone" href={MASTER_DATA_PATH}>
            <Trans>Adressen und Anmeldung ändern</Trans>
          </TextLink>
        </li>
      </ul>
    </Card>
  );
}
