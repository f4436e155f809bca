import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './how-it-works.module.css';

/** The journey in three steps. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="so-geht-es">
      <h2 id="so-geht-es">
        <Trans>So geht es</Trans>
      </h2>
      <ol className={styles.steps}>
        <Step title={<Trans>Postleitzahl und Menge</Trans>}>
          <Trans>Sie sehen nur Händler, die zu Ihnen liefern, mit spätestem Liefertermin.</Trans>
        </Step>
        <Step title={<Trans>Angebot prüfen</Trans>}>
          <Trans>Alle Preisteile stehen einzeln da. Abgerechnet wird nach geliefertem Gewicht.</Trans>
        </Step>
        <Step title={<Trans>Bestellen</Trans>}>
          <Trans>Mit Konto oder als Gast. Der Händler bestätigt binnen zwei Werktagen.</Trans>
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
