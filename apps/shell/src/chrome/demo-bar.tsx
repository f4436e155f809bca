import { Trans, useLingui } from '@lingui/react/macro';
import styles from './demo-bar.module.css';

/** States that this market is fictitious. */
export function DemoBar() {
  const { t } = useLingui();
  return (
    <aside className={styles.bar} aria-label={t`Hinweis`}>
      <div className="container">
        <strong className={styles.word}>
          <Trans>Demonstration</Trans>
        </strong>
        {' · '}
        <Trans>Händler, Preise und Bestellungen sind erfunden.</Trans>
      </div>
    </aside>
  );
}
