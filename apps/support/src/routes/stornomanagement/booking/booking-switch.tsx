import { useLingui } from '@lingui/react/macro';
import styles from './booking-switch.module.css';

interface BookingSwitchProps {
  readonly orderNumber: string;
  readonly isBooked: boolean;
  readonly onChange: (isBooked: boolean) => void;
}

/** Booked or not; a change is saved with the others below the list. */
export function BookingSwitch({ orderNumber, isBooked, onChange }: BookingSwitchProps) {
  const { t } = useLingui();
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={t`${orderNumber} gebucht`}
      className={styles.switch}
      checked={isBooked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
