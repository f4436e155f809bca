import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { usePageLabels } from '../../../../shared/content-release/page-labels';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../../shared/labels/to-options';

/** Fields of the list's filter form, as its address has them. */
export function usePageFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { states, kinds } = usePageLabels();
  const all = { value: '', label: t`alle` };
  const countries = useCountryChoices();
  const stateOptions = [...toOptions(states), { value: 'archived', label: t`archiviert` }];
  const kindOptions = (['page', 'legal', 'info'] as const).map((value) => ({ value, label: kinds[value] }));
  return [
    { name: 'country', label: t`Land`, options: [all, ...countries] },
    { name: 'kind', label: t`Art`, options: [all, ...kindOptions] },
    { name: 'state', label: t`Stand`, options: [all, ...stateOptions] },
    { name: 'missing', label: t`Fehlt in`, options: [{ ...all, label: t`egal` }, ...countries] },
    {
      name: 'mine',
      label: t`Von`,
      options: [
        { value: '', label: t`allen` },
        { value: '1', label: t`mir` },
      ],
    },
  ];
}
