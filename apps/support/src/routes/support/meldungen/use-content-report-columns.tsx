import { STAFF_LISTS, type StaffReport } from '@heizplatz/contract';
import { useLocation } from '@heizplatz/router';
import { Chip, type ChipTone, TextLink } from '@heizplatz/ui';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useContentReportLabels } from './use-report-labels';

const LIST = STAFF_LISTS.staffReports;

const TONES: Readonly<Record<StaffReport['State'], ChipTone>> = {
  open: 'ember',
  appealed: 'warn',
  decided: 'good',
  closed: 'sunk',
  other: 'sunk',
};

/** The page's address with one report open below its list. */
function useAddress() {
  const { pathname, search } = useLocation();
  return (id: number): string => {
    const params = new URLSearchParams(search);
    params.set('id', String(id));
    return `${pathname}?${params}`;
  };
}

export function useContentReportColumns(): readonly StaffTableColumn<StaffReport>[] {
  const getAddress = useAddress();
  const { reasons } = useContentReportLabels();
  return useDeclaredColumns(LIST, {
    number: { isRowHeader: true, cell: (row) => <TextLink href={getAddress(row.Id)}>{row.Number}</TextLink> },
    sent: {},
    kind: {},
    title: { wraps: true },
    reason: { cell: ({ Reason }) => reasons[Reason] },
    state: { cell: ({ State }) => <Chip tone={TONES[State]}>{LIST.columns.state.labels[State]}</Chip> },
  });
}
