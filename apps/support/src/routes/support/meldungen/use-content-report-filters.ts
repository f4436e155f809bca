import { useLingui } from '@lingui/react/macro';
import { useContentReportLabels } from './use-report-labels';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

export function useContentReportFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { states, kinds } = useContentReportLabels();
  const all = { value: '', label: t`Alle` };
  const named = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return [
    { name: 'state', label: t`Stand`, options: [all, { value: 'waiting', label: t`Wartet` }, ...named(states)] },
    { name: 'kind', label: t`Art`, options: [all, ...named(kinds)] },
    {
      name: 'country',
      label: t`Land`,
      options: [
        all,
        { value: '1', label: t`Deutschland` },
        { value: '2', label: t`Österreich` },
        { value: '3', label: t`Schweiz` },
      ],
    },
  ];
}
