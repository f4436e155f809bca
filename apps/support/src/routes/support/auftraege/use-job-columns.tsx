import type { StaffJobRow } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { RetryButton } from './retry-button';

const TONES: Readonly<Record<StaffJobRow['State'], ChipTone>> = {
  created: 'info',
  retry: 'warn',
  active: 'info',
  completed: 'good',
  cancelled: 'sunk',
  failed: 'bad',
  other: 'sunk',
};

export function useJobColumns(reload: () => Promise<unknown>): readonly StaffTableColumn<StaffJobRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const states: Readonly<Record<StaffJobRow['State'], string>> = {
    created: t`wartet`,
    retry: t`wird wiederholt`,
    active: t`läuft`,
    completed: t`erledigt`,
    cancelled: t`abgebrochen`,
    failed: t`gescheitert`,
    other: t`anderer Stand`,
  };
  const time = (at: string | null) => (at ? <time dateTime={at}>{formatTime(at, site)}</time> : '–');
  return [
    { key: 'created', title: t`Angelegt`, sort: 'CreatedAt', cell: ({ CreatedAt }) => time(CreatedAt) },
    { key: 'name', title: t`Art`, isRowHeader: true, wraps: true, cell: ({ QueueName }) => QueueName },
    { key: 'state', title: t`Stand`, cell: ({ State }) => <Chip tone={TONES[State]}>{states[State]}</Chip> },
    {
      key: 'tries',
      importance: 'extra',
      title: t`Wiederholungen`,
      align: 'end',
      cell: ({ Retries, RetryLimit }) => `${Retries} / ${RetryLimit}`,
    },
    { key: 'ended', importance: 'extra', title: t`Beendet`, cell: ({ EndedAt }) => time(EndedAt) },
    { key: 'failure', title: t`Fehler`, wraps: true, cell: ({ Failure }) => Failure ?? '–' },
    {
      key: 'act',
      title: t`Handlung`,
      cell: (row) => (row.State === 'failed' ? <RetryButton job={row} reload={reload} /> : '–'),
    },
  ];
}
