import { TASK_KIND_LABELS } from '@heizplatz/contract';
import { formatLongDate, formatTime, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabels } from '../../shared/labels/use-labels';
import { CaseLink } from '../../shared/list-panes/case-link';
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
  return [
    {
      key: 'title',
      title: t`Was`,
      sort: 'kind',
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
    {
      key: 'since',
      importance: 'secondary',
      title: t`Seit`,
      sort: 'since',
      cell: ({ Since }) => <span className={styles.since}>{formatTime(Since, site)}</span>,
    },
    {
      key: 'due',
      title: t`Fällig`,
      sort: 'due',
      cell: (task) => <TaskClock task={task} site={site} />,
    },
    {
      key: 'owner',
      importance: 'extra',
      title: t`Bei`,
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
    { key: 'acts', title: t`Tun`, cell: (task) => <TaskActions task={task} onDone={onDone} /> },
  ];
}
