import type { StaffReport } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { Chip, type ChipTone, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useContentReportLabels } from './use-report-labels';

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
  const { t } = useLingui();
  const getAddress = useAddress();
  const { states, kinds, reasons } = useContentReportLabels();
  return [
    {
      key: 'number',
      title: t`Meldung`,
      isRowHeader: true,
      cell: (row) => <TextLink href={getAddress(row.Id)}>{row.Number}</TextLink>,
    },
    {
      key: 'sent',
      title: t`Eingegangen`,
      sort: 'SentAt',
      cell: (row) => formatTime(row.SentAt, siteById(row.CountryId)),
    },
    { key: 'kind', title: t`Art`, cell: ({ TargetKind }) => kinds[TargetKind] },
    { key: 'title', title: t`Gegenstand`, wraps: true, cell: ({ Title }) => Title },
    { key: 'reason', title: t`Grund`, cell: ({ Reason }) => reasons[Reason] },
    { key: 'state', title: t`Stand`, cell: ({ State }) => <Chip tone={TONES[State]}>{states[State]}</Chip> },
  ];
}
