import { Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './advantages.module.css';

/** What an account is good for; nothing that a guest would be denied. */
export function Advantages() {
  const advantages = [
    { id: 'orders', text: <Trans>Alle Bestellungen mit Stand, Termin und Rechnung</Trans> },
    { id: 'store', text: <Trans>Mein Lager: wann es leer ist, und wie viel hineinpasst</Trans> },
    { id: 'again', text: <Trans>Nachbestellen, ohne Adresse und Zufahrt neu einzugeben</Trans> },
    { id: 'price', text: <Trans>Wunschpreis: eine E-Mail, sobald er erreicht ist</Trans> },
  ];
  return (
    <ul className={styles.advantages}>
      {advantages.map(({ id, text }) => (
        <li key={id}>
          <Icon name="check" size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
