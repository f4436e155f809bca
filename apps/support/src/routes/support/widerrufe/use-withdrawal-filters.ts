import { useLingui } from '@lingui/react/macro';
import { useWithdrawalLabels } from './use-withdrawal-labels';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../shared/labels/to-options';

/** Switzerland has no right of withdrawal. */
export function useWithdrawalFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { outcomes } = useWithdrawalLabels();
  const all = { value: '', label: t`Alle` };
  return [
    {
      name: 'state',
      label: t`Stand`,
      options: [all, { value: 'open', label: t`Offen` }, { value: 'settled', label: t`Erledigt` }],
    },
    {
      name: 'outcome',
      label: t`Wirkung`,
      options: [all, ...toOptions(outcomes)],
    },
    {
      name: 'country',
      label: t`Land`,
      options: [all, { value: '1', label: t`Deutschland` }, { value: '2', label: t`Österreich` }],
    },
  ];
}
