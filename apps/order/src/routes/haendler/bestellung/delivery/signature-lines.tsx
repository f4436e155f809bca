import { Trans } from '@lingui/react/macro';
import styles from './signature-lines.module.css';

/** On paper alone: what is written in at the customer's. */
export function SignatureLines() {
  return (
    <div className={styles.lines}>
      <p>
        <Trans>Gelieferte Menge</Trans>
      </p>
      <p>
        <Trans>Datum, Uhrzeit</Trans>
      </p>
      <p>
        <Trans>Unterschrift Fahrer</Trans>
      </p>
      <p>
        <Trans>Unterschrift Kunde</Trans>
      </p>
    </div>
  );
}
