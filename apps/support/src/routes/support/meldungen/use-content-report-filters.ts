import { useLingui } from '@lingui/react/macro';
import { useContentReportLabels } from './use-report-labels';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../shared/labels/to-options';

export function useContentReportFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { states, kinds } = useContentReportLabels();
  const all = { value: '', label: t`Alle` };
  return [
    { name: 'state', label: t`Stand`, options: [all, { value: 'waiting', label: t`Wartet` }, ...toOptions(states)] },
    { name: 'kind', label: t`Art`, options: [all, ...toOptions(kinds)] },
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
