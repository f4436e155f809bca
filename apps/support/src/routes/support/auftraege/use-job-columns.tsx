import { STAFF_LISTS, type StaffJobRow } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
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
  const { labels } = STAFF_LISTS.staffJobs.columns.state;
  const time = (at: string | null) => (at ? <time dateTime={at}>{formatTime(at, site)}</time> : '–');
  const declared: readonly StaffTableColumn<StaffJobRow>[] = useDeclaredColumns(STAFF_LISTS.staffJobs, {
    created: { cell: ({ CreatedAt }) => time(CreatedAt) },
    name: { isRowHeader: true, wraps: true },
    state: { cell: ({ State }) => <Chip tone={TONES[State]}>{labels[State]}</Chip> },
    tries: { importance: 'extra', cell: ({ Retries, RetryLimit }) => `${Retries} / ${RetryLimit}` },
    ended: { importance: 'extra', cell: ({ EndedAt }) => time(EndedAt) },
    failure: { wraps: true },
  });
  return [
    ...declared,
    {
      key: 'act',
      title: t`Handlung`,
      cell: (row) => (row.State === 'failed' ? <RetryButton job={row} reload={reload} /> : '–'),
    },
  ];
}
