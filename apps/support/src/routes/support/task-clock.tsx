import { formatDate, type Site } from '@heizplatz/country';
import { Chip, Icon } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { DueClock } from '../../shared/due-clock/due-clock';
import styles from './start-view.module.css';
import type { Task } from './task-path';

/** A dealer's silence is loud from the second working day on. */
const LOUD_WORKING_DAYS = 2;
const CALL_WORKING_DAYS = 3;

/** Overdue; a dealer who answers on the working day after its deadline is not held against it. */
export const isLate = ({ DaysLeft, WorkingDaysLate }: Task): boolean =>
  WorkingDaysLate === null ? DaysLeft !== null && DaysLeft < 0 : WorkingDaysLate >= LOUD_WORKING_DAYS;

/** A day's end belongs to the day itself. */
const lastMoment = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString();

function AnswerClock({ workingDays }: { readonly workingDays: number }) {
  if (workingDays === 0)
    return (
      <Chip tone="warn">
        <Trans>Frist abgelaufen</Trans>
      </Chip>
    );
  return (
    <Chip tone={workingDays < LOUD_WORKING_DAYS ? 'warn' : 'bad'}>
      {workingDays >= LOUD_WORKING_DAYS && <Icon name="warn" size={16} />}
      {workingDays < CALL_WORKING_DAYS ? (
        <Plural value={workingDays} one="seit # Werktag ohne Antwort" other="seit # Werktagen ohne Antwort" />
      ) : (
        <Trans>{workingDays} Werktage ohne Antwort: anrufen</Trans>
      )}
    </Chip>
  );
}

/** How late it is; the age of what has no due day. */
export function TaskClock({ task, site }: { readonly task: Task; readonly site: Site }) {
  const { AgeDays, DaysLeft, DueAt, WorkingDaysLate } = task;
  if (DueAt === null || DaysLeft === null)
    return AgeDays === 0 ? <Trans>seit heute</Trans> : <Plural value={AgeDays} one="seit # Tag" other="seit # Tagen" />;
  return (
    <span className={styles.clock}>
      {WorkingDaysLate === null ? <DueClock daysLeft={DaysLeft} /> : <AnswerClock workingDays={WorkingDaysLate} />}
      <span className="quiet">{formatDate(lastMoment(DueAt), site)}</span>
    </span>
  );
}
