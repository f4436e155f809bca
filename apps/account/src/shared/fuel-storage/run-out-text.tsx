import type { FuelStorage } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { getRunOut } from './run-out';
import styles from './run-out-text.module.css';

/** Until when a store lasts, in a sentence; without an estimate what is missing for one. */
export function RunOutText({ store, today }: { readonly store: FuelStorage; readonly today: string }) {
  const site = useSite();
  if (store.RunsOutOn === null)
    return store.YearlyUseKg === null ? (
      <p>
        <Trans>Mit Ihrem Jahresverbrauch rechnen wir aus, bis wann der Vorrat reicht.</Trans>
      </p>
    ) : (
      <p>
        <Trans>Mit dem heutigen Füllstand rechnen wir aus, bis wann der Vorrat reicht.</Trans>
      </p>
    );
  const day = formatLongDate(store.RunsOutOn, site);
  switch (getRunOut(store.RunsOutOn, today)) {
    case 'empty':
      return (
        <p className={styles.text}>
          <Trans>
            Seit etwa <strong>{day}</strong> ist das Lager rechnerisch leer.
          </Trans>
        </p>
      );
    case 'soon':
      return (
        <p className={styles.text}>
          <Trans>
            Reicht bis etwa <strong>{day}</strong>. Zeit für die nächste Bestellung.
          </Trans>
        </p>
      );
    default:
      return (
        <p className={styles.text}>
          <Trans>
            Reicht bis etwa <strong>{day}</strong>.
          </Trans>
        </p>
      );
  }
}
