import { FUEL_STORAGE_PATH } from '@heizplatz/routes';
import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './customer-home-view.module.css';

/** Nothing is known of a store yet: what saying it is good for. */
export function FuelStorageUnknown() {
  return (
    <Card as="section" aria-labelledby="lager" className={styles.card}>
      <CardHeader titleId="lager" title={<Trans>Mein Lager</Trans>} />
      <p>
        <Trans>
          Wie groß ist Ihr Lager, und was verbrauchen Sie im Jahr? Dann sehen Sie hier, bis wann der Vorrat reicht und
          wie viel hineinpasst.
        </Trans>
      </p>
      <LinkButton href={FUEL_STORAGE_PATH}>
        <Trans>Lager beschreiben</Trans>
      </LinkButton>
    </Card>
  );
}
