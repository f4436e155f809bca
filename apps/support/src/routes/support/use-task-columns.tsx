import { STAFF_LISTS, TASK_KIND_LABELS } from '@heizplatz/contract';
import { formatLongDate, formatTime, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabels } from '../../shared/labels/use-labels';
import { CaseLink } from '../../shared/list-panes/case-link';
import { useDeclaredColumns } from '../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../shared/staff-table/staff-table-column';
import styles from './start-view.module.css';
import { hasCase, taskId } from './task-case';
import { TaskActions } from './task-actions';
import { TaskClock } from './task-clock';
import { type Task, taskPath } from './task-path';
import { TASK_TONES } from './task-tones';

export function useTaskColumns(onDone: () => Promise<unknown>): readonly StaffTableColumn<Task>[] {
  const { t } = useLingui();
  const kinds = useLabels(TASK_KIND_LABELS);
  const site = useSite();
  const declared: readonly StaffTableColumn<Task>[] = useDeclaredColumns(STAFF_LISTS.staffWorkList, {
    title: {
      isRowHeader: true,
      wraps: true,
      cell: (task) => (
        <>
          {hasCase(task) ? (
            <CaseLink id={taskId(task)} path={taskPath(task)}>
              {task.Title}
            </CaseLink>
          ) : (
            <PlainLink href={taskPath(task)}>{task.Title}</PlainLink>
          )}
          <span className={styles.labels}>
            <Chip tone={TASK_TONES[task.Kind]}>{kinds[task.Kind]}</Chip>
            {task.CountryId !== null && <span className="quiet">{siteById(task.CountryId).iso}</span>}
          </span>
        </>
      ),
    },
    since: {
      importance: 'secondary',
      cell: ({ Since }) => <span className={styles.since}>{formatTime(Since, site)}</span>,
    },
    due: { cell: (task) => <TaskClock task={task} site={site} /> },
    owner: {
      importance: 'extra',
      cell: ({ OwnerName, IsMine, SnoozedUntil }) => (
        <>
          {IsMine ? <Trans>mir</Trans> : (OwnerName ?? '–')}
          {SnoozedUntil !== null && (
            <>
              {' '}
              <Chip>
                <Trans>ab {formatLongDate(SnoozedUntil, site)}</Trans>
              </Chip>
            </>
          )}
        </>
      ),
    },
  });
  return [...declared, { key: 'acts', title: t`Tun`, cell: (task) => <TaskActions task={task} onDone={onDone} /> }];
}
