import { Chip, Icon } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './due-clock.module.css';

const SOON_DAYS = 3;

/** The days to a due day; overdue in red, with a sign. `daysLeft` is 0 today, negative afterwards. */
export function DueClock({ daysLeft }: { readonly daysLeft: number }) {
  if (daysLeft < 0)
    return (
      <span className={styles.clock}>
        <Chip tone="bad">
          <Icon name="warn" size={16} />
          <Plural value={-daysLeft} one="seit # Tag überfällig" other="seit # Tagen überfällig" />
        </Chip>
      </span>
    );
  return (
    <Chip tone={daysLeft <= SOON_DAYS ? 'warn' : 'sunk'}>
      {daysLeft === 0 ? <Trans>heute fällig</Trans> : <Plural value={daysLeft} one="noch # Tag" other="noch # Tage" />}
    </Chip>
  );
}
