import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './demo-accounts.module.css';

/** Rule DEMO-06; the demonstration's data makes them, production has none. */
const NAMES = [
  'kunde',
  'support',
  'haendlersupport',
  'editor',
  'admanager',
  'finanzen',
  'marketing',
  'presse',
  'werbepartner',
  'haendler',
  'admin',
];
const PASSWORD = 'Heizen-2026!';

/** One account per role, for visitors who try the demonstration. */
export function DemoAccounts() {
  return (
    <Card as="section" tone="wood" className={styles.card} aria-labelledby="demo-zugaenge">
      <CardHeader titleId="demo-zugaenge" title={<Trans>Zugänge der Demonstration</Trans>} />
      <p>
        <Trans>
          Passwort für alle: <strong>{PASSWORD}</strong>
        </Trans>
      </p>
      <ul className={styles.accounts}>
        {NAMES.map((name) => (
          <li key={name}>{name}@example.com</li>
        ))}
      </ul>
    </Card>
  );
}
